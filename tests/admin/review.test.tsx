import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Answer } from '#admin/pages/attempts/Answer.tsx';
import { Legend } from '#admin/pages/attempts/Legend.tsx';
import { i18nProvider } from '#admin/providers/words.ts';
import type { ReviewedAnswer } from '#schemas/types/fragments/reviewed_answer.ts';

const words = await i18nProvider('en');

/** What is read of a part of the page; signs by their words, in brackets, and what would have been right between stars. */
const said = (part: React.ReactElement) =>
  renderToStaticMarkup(<I18nContext.Provider value={words}>{part}</I18nContext.Provider>)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<title>(.*?)<\/title>/g, '[$1]')
    .replace(/<ins>(.*?)<\/ins>/g, '*$1*')
    .replace(/<\/?(li|p|h3)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const both = (words: string) => ({ es: words, en: words });
const part = (id: string, answer: string | null, solution: string, score: number, line: string | null = null) => ({
  ...{ id, line, score },
  ...{ answer: answer === null ? null : both(answer), solution: both(solution) },
});
const answered = (more: object) =>
  ({
    text: null,
    answer: both('1: go'),
    solution: both('1: goes'),
    recording: null,
    rubric: [],
    parts: [],
    ...more,
  }) as unknown as ReviewedAnswer;

test('What was answered in gaps is read within their text, each with its sign, and what is right beside what is not', () => {
  const parts = [
    part('1', 'go', 'goes', 0),
    part('b', 'by', 'by', 1),
    part('3', null, 'home', 0),
    part('4', 'a', 'an', 0.5),
  ];
  const page = said(<Answer {...answered({ text: 'She {{1}} {{b}} bus {{3}}: {{4}} hour.', parts })} />);
  expect(page).toBe('She [Wrong] go → *goes* [Right] by bus [Wrong] Nothing → *home*: [Partly right] a → *an* hour.');
  expect(page).not.toContain('{{');
});

test('What was answered line by line is read so', () => {
  const parts = [part('1', 'cold', 'cold', 1, 'hot'), part('2', 'soon', 'late', 0, 'early')];
  expect(said(<Answer {...answered({ parts })} />)).toBe('hot [Right] cold early [Wrong] soon → *late*');
});

test('What has no parts stands beside what would have been right', () => {
  expect(said(<Answer {...answered({ answer: both('I am Ana'), solution: null })} />)).toMatch(
    /^Answer I am Ana .*Nothing$/,
  );
});

test('The legend says what each sign means', () => {
  const page = said(<Legend />);
  for (const sign of ['[Right] Right', '[Partly right] Partly right', '[Wrong] Wrong']) expect(page).toContain(sign);
  expect(page).toMatch(/\*.+\*$/);
});
