import { expect, test } from 'vitest';
import { withListenButtons } from '#student/components/sound/listen_buttons.ts';

const says = { line: (text: string) => `Escuchar «${text}»`, all: 'Escuchar todo' };
const audio = (id: number) => `<p><audio src="/api/resources/${id}/file" controls></audio></p>`;
const line = (text: string, start = 0) => ({ text, start, end: start + 1 });
/** What each button plays: a recording, and a line's begin. */
const buttons = (html: string) =>
  [...html.matchAll(/data-sound="(\d+)"(?: data-start="(\d+)")?/g)].map(([, id, start]) =>
    [id, start].filter(Boolean).join('@'),
  );

test('The words of a list and the lines of a dialogue have a button each, and a recording one for all of it', () => {
  const html = `${audio(1)}<table><tr><td><em lang="en">see → saw (irregular)</em></td><td>ver</td></tr></table>
    ${audio(2)}<blockquote><p><strong>Ana:</strong> Hi &amp; hello!</p><p>No.</p></blockquote>`;
  const sounds = [
    { resource: 1, lines: [line('see, saw irregular')] },
    { resource: 2, lines: [line('Ana: Hi & hello!', 3)] },
  ];
  const spoken = withListenButtons(html, sounds, says);
  expect(buttons(spoken)).toEqual(['1', '1@0', '2', '2@3']);
  expect(spoken).toContain('aria-label="Escuchar «Ana: Hi &amp; hello!»"');
});

test('What is said twice is heard where it stands; another recording says nothing of it', () => {
  const html = `<p>Yes.</p>${audio(1)}<p>Yes.</p><p>Yes.</p>${audio(2)}<p>Yes.</p>`;
  const sounds = [{ resource: 1, lines: [line('Yes.'), line('Yes.', 5)] }];
  expect(buttons(withListenButtons(html, sounds, says))).toEqual(['1', '1@0', '1@5', '2']);
});

test('Quotes in what is said end no attribute', () => {
  const html = `${audio(1)}<p>"It's" he said</p>`;
  const spoken = withListenButtons(html, [{ resource: 1, lines: [line(`"It's" he said`)] }], says);
  expect(spoken).toContain(`data-text="&quot;It's&quot; he said"`);
});

test('Text without recordings stays as it is, and a browser fetches none before it is heard', () => {
  expect(withListenButtons('<p>Hi</p>', [], says)).toBe('<p>Hi</p>');
  expect(withListenButtons(audio(1), [], says)).toContain('<audio preload="none" src="/api/resources/1/file"');
});
