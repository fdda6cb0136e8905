import { describe, expect, test } from 'vitest';
import { cleanFitting } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { readQuestions } from '#api/question_banks/reading/read.ts';
import { formats } from '#api/question_banks/registry.ts';
import type { QuestionRow } from '#api/question_banks/to_item.ts';
import { type QuestionSeed, readCourse } from '../../../seeds/load/read.ts';
import { byWords } from './compare.ts';

const fixed = { order: 1, points: 1, difficulty: 'medium', skill: null, level_id: null, pilot: false };

/** The demo course's questions, each once, without their files. */
const seeds: QuestionRow[] = readCourse().flatMap(({ lessons, exam }) =>
  [...lessons.flatMap(({ exercises }) => exercises), ...(exam ? [exam] : [])].flatMap(({ questions }) =>
    questions.flatMap(({ questions: inner = [], ...seed }) => [seed, ...inner].map(asHeld)),
  ),
);

/** As a school has it, which has cleaned its texts. */
function asHeld({ type, skill, body: { media: _, ...body }, key }: QuestionSeed): QuestionRow {
  return cleanFitting(questionTypes, { ...fixed, type, skill: skill ?? null, body, key });
}

const said = { es: 'Así &amp; así', en: 'So <strong>so</strong>' };
/** What a question may have more than its example. */
const more: Record<string, Partial<QuestionRow>> = {
  nothing: {},
  hints: { body: { hints: [said] } },
  media: { body: { media: [{ resource: 1, alt: said, plays: 2 }] } },
  text: { body: { text: 'One <two>\n{three} = 4 ~ #5: \\ "six"' } },
  in_language: { key: { feedback: { correct: { es: 'Es <em lang="en">am</em>.', en: 'Am.' } } } },
  feedback: { key: { feedback: { correct: said, incorrect: { en: 'No.' } } } },
  general: { key: { feedback: { general: said } } },
  always: { key: { feedback: { general: said, correct: { en: 'x' }, incorrect: { en: 'x' } } } },
  partial: { key: { feedback: { partial: said } } },
  strict: { key: { strict: true } },
  capitals: { key: { case_sensitive: true } },
  misspelling: { key: { misspelling: 0.5 } },
  punctuation: { key: { punctuation: true } },
  patterns: { key: { accept: [{ text: '(He starts) at (four|five)' }] } },
  literal: { key: { accept: [{ text: 'a \\(b\\|c\\)' }] } },
  in_words: { key: { numbers_in_words: true } },
  greetings: { key: { greetings: true } },
  longest: { body: { max_length: 20 } },
  reuse: { body: { reuse: true } },
  skilled: { skill: 'grammar', difficulty: 'hard', points: 2.5, pilot: true, level_id: 1 },
};

const hasGaps = ({ body }: QuestionRow) => /\{\{/.test(body.text ?? '');
const variants: [string, QuestionRow][] = [...questionTypes].flatMap(([type, { author, example }]) =>
  Object.entries(more).flatMap(([name, { body, key, ...fields }]): [string, QuestionRow][] => {
    const fits = (part: 'body' | 'key', given: object = {}) =>
      Object.keys(given).every((member) => member in (author.properties?.[part]?.properties ?? {}));
    const question = { ...fixed, type, ...structuredClone(example.question), ...fields };
    if (!fits('body', body) || !fits('key', key) || (body?.text && hasGaps(question))) return [];
    return [
      [`${type} with ${name}`, { ...question, body: { ...question.body, ...body }, key: { ...question.key, ...key } }],
    ];
  }),
);

const whole = (question: QuestionRow) => ({
  ...byWords(question as never),
  difficulty: question.difficulty ?? 'medium',
  skill: question.skill ?? null,
});

/** Questions that came back other than they went, of which nothing was told. */
function silent(name: string, questions: [string, QuestionRow][]) {
  const format = formats.get(name) as NonNullable<ReturnType<typeof formats.get>>;
  return questions.flatMap(([called, question]) => {
    const { file, extension, lost } = format.write({ settings: {}, questions: [question], files: new Map() });
    if (lost.length > 0) return [];
    const [came] = readQuestions(`a.${extension}`, file, questionTypes).questions;
    const [went, back] = [whole(question), came && whole(came as never)];
    return JSON.stringify(ordered(went)) === JSON.stringify(ordered(back)) ? [] : [{ called, went, back }];
  });
}

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted()
      .map(([name, one]) => [name, ordered(one)]),
  );
};

describe.each([...formats.keys()].filter((name) => name !== 'form'))('through %s', (name) => {
  test('each example comes back as it was, or it is told what is lost', () => {
    expect(silent(name, variants)).toEqual([]);
  });

  test('each question of the demo course does', () => {
    expect(
      silent(
        name,
        seeds.map((seed, at) => [`${at}`, seed]),
      ),
    ).toEqual([]);
  });
});

describe.each([...formats.keys()].filter((name) => name !== 'form'))('patterns through %s', (name) => {
  const through = (text: string) => {
    const format = formats.get(name) as NonNullable<ReturnType<typeof formats.get>>;
    const question = { ...fixed, type: 'text_short', body: { prompt: { en: 'When?' } }, key: { accept: [{ text }] } };
    const { file, extension, lost } = format.write({ settings: {}, questions: [question], files: new Map() });
    const [came] = readQuestions(`a.${extension}`, file, questionTypes).questions;
    const { key } = came as unknown as { key: { accept: { text: string }[] } };
    return { lost: lost.map(({ reason }) => reason), texts: key.accept.map((one) => one.text) };
  };

  test('go out as their answers, which is told', () => {
    const { lost, texts } = through('(At) (four|five)');
    expect(lost).toContain('patterns');
    expect(texts).toEqual(['At four', 'At five', 'four', 'five']);
  });

  test('are not made of signs that nobody meant as one', () => {
    expect(through('a \\(b\\|c\\)')).toEqual({ lost: [], texts: ['a \\(b\\|c\\)'] });
  });
});
