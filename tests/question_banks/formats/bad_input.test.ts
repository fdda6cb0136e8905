import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { say } from '#api/engine/words/words.ts';
import { Unreadable } from '#api/question_banks/define.ts';
import { readQuestions } from '#api/question_banks/reading/read.ts';
import { zipOf } from '#api/question_banks/reading/zip.ts';
import { locales } from '#schemas/localize.ts';

const read = (name: string, bytes: Buffer | string) => readQuestions(name, Buffer.from(bytes as string), questionTypes);

/** Why a file cannot be read at all; that there are words for it in both languages. */
function refusal(name: string, bytes: Buffer | string): string {
  try {
    read(name, bytes);
    return 'read';
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    for (const locale of locales) expect(say(locale, `problems.file_${error.reason}`)).toMatch(/ .*\.$/);
    return error.reason;
  }
}

const moodle = (questions: string, head = '') => `<?xml version="1.0"?>${head}<quiz>${questions}</quiz>`;
const choice = (prompt: string) =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[${prompt}]]></text></questiontext><single>true</single>
  <answer fraction="100"><text>goes</text></answer><answer fraction="0"><text>go</text></answer></question>`;

/** A zip whose entry says that it is small and unpacks to much more. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(80 * 1024 * 1024));
  const zip = zipOf([{ name: 'item.xml', bytes: packed }]);
  const [local, listed] = [0, zip.lastIndexOf(Buffer.from('PK\u0001\u0002'))];
  zip.writeUInt16LE(8, local + 8);
  zip.writeUInt16LE(8, listed + 10);
  return zip;
}

describe('a file that is no file of questions is refused with a sentence', () => {
  const laughs = '<!DOCTYPE q [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  test.each([
    ['empty.gift', '', 'empty'],
    ['photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'unknown_format'],
    ['photo.gift', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'no_text'],
    ['notes.docx.txt', 'Nothing to ask here.', 'unknown_format'],
    ['table.csv', 'name;city\nAna;Lima\n', 'no_columns'],
    ['category.gift', '$CATEGORY: top/A1\n', 'no_questions'],
    ['laughs.xml', moodle(choice('&b;'), laughs), 'entities'],
    ['deep.xml', moodle(`<question type="essay">${'<a>'.repeat(5000)}</question>`), 'too_deep'],
    ['wide.xml', moodle(`<question type="essay">${'<a/>'.repeat(300_000)}</question>`), 'too_deep'],
    ['broken.zip', 'PK\u0003\u0004 and nothing more', 'zip_damaged'],
    ['bomb.zip', bomb(), 'zip_bomb'],
    ['many.gift', 'Two?{=2}\n\n'.repeat(10_001), 'too_many'],
  ])('%s: %#', (name, bytes, reason) => expect(refusal(name, bytes)).toBe(reason));
});

describe('text is read however it is written', () => {
  const gift = 'La niña cenó… ¿qué?{=paella ~sopa}';
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(gift)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${gift}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${gift}`, 'utf16le')],
    ['UTF-16 without', Buffer.from(gift, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${gift}`, 'utf16le').swap16()],
  ])('%s', (_, bytes) => {
    expect(read('a.gift', bytes).questions[0]?.body).toMatchObject({ prompt: { en: 'La niña cenó… ¿qué?' } });
  });

  test('Latin-1, as old programs write it', () => {
    const bytes = Buffer.from('¿Qué niña?{=la primera ~la otra}', 'latin1');
    expect(read('a.gift', bytes).questions[0]?.body).toMatchObject({ prompt: { en: '¿Qué niña?' } });
  });
});

test('one bad question leaves the others as they are, and is named by its line', () => {
  const { questions, problems, refused } = read(
    'a.gift',
    'One?{=1 ~2}\n\n::Bad::Two?{=1 ~2\n\nThree?{=3 ~4}\n\n// a remark\nOnly words.\n',
  );
  expect(questions.map(({ body }) => (body as { prompt: object }).prompt)).toEqual([{ en: 'One?' }, { en: 'Three?' }]);
  expect(problems.map(({ line, name, reason }) => [line, name, reason])).toEqual([
    [3, 'Bad', 'gift_braces'],
    [8, '', 'description'],
  ]);
  expect(refused).toBe(2);
});

test('a missing </quiz> loses nothing, and a file cut within a question names it', () => {
  const whole = moodle(choice('One') + choice('Two'));
  expect(read('a.xml', whole.replace('</quiz>', '')).questions).toHaveLength(2);
  const { questions, problems } = read('a.xml', whole.slice(0, whole.lastIndexOf('<answer')));
  expect([questions.length, problems.map(({ reason }) => reason)]).toEqual([1, ['not_closed']]);
});

test('of what could act in a page words alone are left, and that is told', () => {
  const evil =
    'Pick <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">one</a><iframe src="//x"></iframe>';
  const { questions, problems } = read('a.xml', moodle(choice(evil)));
  expect(questions[0]?.body).toMatchObject({ prompt: { en: 'Pick one' } });
  expect(problems.map(({ reason, taken }) => [reason, taken])).toEqual([
    ['active_left_out', true],
    ['picture_left_out', true],
  ]);
});

test('10,000 questions are read within bounds', () => {
  const before = process.memoryUsage().heapUsed;
  expect(read('a.xml', moodle(choice('She ___ home.').repeat(10_000))).questions).toHaveLength(10_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(400 * 1024 * 1024);
});
