import { describe, expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { isForeseen, judge } from '#api/assessment/typed/judge.ts';
import type { Text } from '#schemas/localize.ts';
import { readCourse } from '#seeds/load/read.ts';
import { graded, pairs } from './typed_pairs.ts';

interface Shown {
  prompt: Text;
  text?: string;
  gaps?: { id: string }[];
}

const grade = (answer: string, text: string, reading = {}) => judge(answer, [{ text }], reading);
const rulesOf = (accept: object[], key = {}) =>
  checkQuestions(questionTypes, [
    { type: 'text_short', body: { prompt: { en: 'Do it.' } }, key: { accept, ...key } },
  ]).map(({ rule }) => rule);

describe('what students write', () => {
  test('is a table of 300 answers and more', () => expect(pairs.length).toBeGreaterThanOrEqual(300));

  test.each(pairs)('$asks $answer earns $share', ({ answer, accept, key, share }) => {
    expect(judge(answer, accept, key).score).toBeCloseTo(share, 9);
    if (share > 0) expect(isForeseen(answer, accept, key)).toBe(true);
  });

  test('is judged by keys that can be published', () => {
    for (const { accept, key } of graded) expect(rulesOf(accept, key)).toEqual([]);
  });
});

describe('a missing apostrophe', () => {
  test('is told with the word as it is written', () => {
    expect(grade('Hes not tired', 'He is not tired').feedback).toEqual([
      {
        es: "Te faltó el apóstrofo: «Hes» se escribe «He's».",
        en: "You left out the apostrophe: “Hes” is written “He's”.",
      },
    ]);
    expect(JSON.stringify(grade('Anas house', "Ana's house").feedback)).toContain("Ana's");
  });

  test('is told beside the spelling where both are amiss', () => {
    const { score, feedback } = grade('Hes not tierd', 'He is not tired');
    expect(score).toBe(0.5);
    expect(feedback).toHaveLength(2);
  });

  test('earns nothing where spelling counts, and the author’s own word comes first', () => {
    expect(grade('dont', "don't", { misspelling: 0 }).score).toBe(0);
    expect(judge('dont', [{ text: "don't" }, { text: 'dont', weight: 0.3 }], {}).score).toBe(0.3);
  });

  test('of a mistake that was expected leaves the author’s word', () => {
    const accept = [{ text: "He isn't tired" }, { text: "Isn't tired", weight: 0, feedback: { en: 'Who?' } }];
    expect(judge('Isnt tired', accept, {})).toEqual({ score: 0, feedback: [{ en: 'Who?' }] });
  });

  test('is not excused where none belongs', () => {
    expect(grade("it's name is Canela", 'its name is Canela').score).toBe(0);
    expect(grade("the dog's bark", 'the dogs bark').score).toBe(0);
  });
});

describe('numbers and greetings', () => {
  test('digits earn nothing where words are asked for', () => {
    expect(grade('33', 'thirty-three', { numbers_in_words: true }).score).toBe(0);
    expect(grade('33', 'thirty-three').score).toBe(1);
  });

  test('greetings and names earn nothing where the author does not allow them', () => {
    expect(grade('Hi Laura! Nice to meet you!', 'Nice to meet you').score).toBe(0);
    expect(grade('Hi Laura! Nice to meet you!', 'Nice to meet you', { greetings: true }).score).toBe(1);
  });

  test('what the course asks for in letters earns nothing in digits', () => {
    const asked = readCourse()
      .flatMap(({ lessons, exam }) => [...lessons.flatMap(({ exercises }) => exercises), ...(exam ? [exam] : [])])
      .flatMap(({ questions }) => questions)
      .map(({ type, body, key }) => ({ type, body: body as unknown as Shown, key }))
      .filter(({ body }) => /con letra/.test(body.prompt.es ?? ''));
    expect(asked.length).toBeGreaterThan(0);
    for (const { type, body, key } of asked) {
      const digits = `${body.prompt.es} ${body.text ?? ''}`.match(/\d+(?::\d+)?/g) ?? [];
      const answer = body.gaps ? Object.fromEntries(body.gaps.map(({ id }, at) => [id, digits[at]])) : digits[0];
      expect(questionTypes.get(type)?.grade({ body, key }, answer).score, body.prompt.es).toBe(0);
    }
  });
});

describe('patterns of answers', () => {
  test('are refused where they cannot be read, make too much or contradict each other', () => {
    expect(rulesOf([{ text: '(He starts at four' }])).toEqual(['pattern_open']);
    expect(rulesOf([{ text: '(a)(b)(c)(d)(e)(f)(g)(h) x' }])).toEqual(['pattern_many']);
    const many = '(a|b|c|d|e) (f|g|h|i|j) (k|l|m|n|o)';
    expect(rulesOf([...Array(9).keys()].map((at) => ({ text: `${many} x${at}` })))).toEqual(['accepted_many']);
    expect(rulesOf([{ text: '(yes)' }])).toEqual(['accepted_empty']);
    expect(rulesOf([{ text: '(at) four' }, { text: 'at (four|five)', weight: 0.5 }])).toEqual(['same_accepted']);
    expect(rulesOf([{ text: '(at) four' }, { text: 'at (four|five)' }])).toEqual([]);
    expect(rulesOf([{ text: `yes (${'very '.repeat(60)})` }])).toEqual(['accepted_too_long']);
  });

  test('of a version that was published before are read as they stand', () => {
    expect(grade(':)', ':)').score).toBe(1);
    expect(grade('a (b', 'a (b').score).toBe(1);
  });
});

test('hostile keys and answers cost no more than their length', () => {
  const spent = process.cpuUsage();
  const accepted = [...Array(5).keys()].map((at) => ({ text: `${'(a|aa) '.repeat(7)}${at} ${"a'".repeat(150)}` }));
  for (const answer of [
    "a'".repeat(250),
    'a '.repeat(250),
    "it's ".repeat(100),
    'one hundred '.repeat(40),
    '1:00-'.repeat(100),
    'a'.repeat(500),
  ])
    expect(judge(answer, accepted, { greetings: true }).score).toBe(0);
  // Of this process, whatever else the machine does: many times what it takes.
  expect(process.cpuUsage(spent).user / 1000).toBeLessThan(2000);
});

test('where capitals matter, what says the same still does', () => {
  const strict = { case_sensitive: true };
  expect(grade('Four o’clock', "4 o'clock", strict).score).toBe(1);
  expect(grade('Colour', 'Color', strict).score).toBe(1);
  expect(grade('colour', 'Color', strict).score).toBe(0);
});
