import { describe, expect, test } from 'vitest';
import { compileForm, permute, type StoredQuestion } from '#api/assessment/compile.ts';
import type { AnyQuestionType, QuestionTypes } from '#api/assessment/define.ts';
import { type FormVersion, gradeForm, type Rules } from '#api/assessment/grade.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Schema } from '#schemas/dialect.ts';

interface Option {
  id: string;
  text?: string;
  alt?: { en?: string };
}

const stored = (id: number, type: string, points = 1): StoredQuestion => {
  const { body, key } = (questionTypes.get(type) as AnyQuestionType).example.question;
  return { id, type, body, key, points };
};
/** One of each type that grades itself. */
const graded = [...questionTypes].filter(
  ([, { grade, example }]) => grade(example.question, example.right).score !== null,
);
const questions = graded.map(([type], at) => stored(11 + at, type, at + 1));
const all = questions.reduce((sum, { points }) => sum + points, 0);
const single = `q${11 + graded.findIndex(([type]) => type === 'choice_single')}`;
const rules: Rules = {
  pass_percentage: 60,
  shuffle: false,
  reveal: 'after_submitting',
  attempts_allowed: null,
  time_limit_minutes: null,
  title: 'Rutinas',
  english_title: 'Routines',
};

const versionOf = (key: StoredQuestion[], more: Partial<Rules> = {}, types = questionTypes): FormVersion => ({
  content: { es: compileForm(types, key, 'es', new Map()), en: compileForm(types, key, 'en', new Map()) },
  key,
  rules: { ...rules, ...more },
});
const examples = (which: 'right' | 'wrong' | 'partial') =>
  Object.fromEntries(questions.map(({ id, type }) => [`q${id}`, questionTypes.get(type)?.example[which]]));

describe('a compiled form', () => {
  test('has an answer for each question, in order, and the kinds of its files', () => {
    const [first] = questions as [StoredQuestion];
    const media = [{ resource: 7, alt: { en: 'A bus' } }];
    const form = compileForm(
      questionTypes,
      [{ ...first, body: { ...first.body, media } }],
      'en',
      new Map([[7, 'image']]),
    );
    expect(form.uiSchema['ui:order']).toEqual(['q11']);
    expect(form.schema.properties.q11?.title).toBe(first.body.prompt.en);
    expect(form.uiSchema.q11).toMatchObject({
      'ui:options': { media: [{ resource: 7, alt: 'A bus', kind: 'image' }] },
    });
    expect(form.schema.required).toBeUndefined();
  });

  test('has the kinds of its options’ files, and a bank that is permuted without its schema', () => {
    const options = [
      { id: 'k3v9', text: 'a bus', medium: { resource: 7, alt: { en: 'A bus' } } },
      { id: 'x7qa', text: 'a car' },
    ];
    const body = { prompt: { en: 'Choose.' }, options };
    const form = compileForm(questionTypes, [{ id: 1, type: 'choice_single', body }], 'en', new Map([[7, 'audio']]));
    expect(form.uiSchema.q1).toMatchObject({
      'ui:options': { pictures: { k3v9: { resource: 7, alt: 'A bus', kind: 'audio' } } },
    });
    const left = [{ id: 'n4sb', text: '', medium: options[0]?.medium }];
    const pairs = { id: 2, type: 'match', body: { prompt: body.prompt, left, right: options } };
    const matched = compileForm(questionTypes, [pairs], 'en', new Map([[7, 'image']]));
    expect(matched.schema.properties.q2).toMatchObject({ properties: { n4sb: { title: 'A bus' } } });
    expect(matched.uiSchema.q2).toMatchObject({
      'ui:options': { rows: [{ id: 'n4sb', text: '' }], pictures: { n4sb: { alt: 'A bus', kind: 'image' } } },
    });
    const { content } = versionOf([stored(2, 'gap_bank')]);
    const banks = Array.from({ length: 30 }, (_, seed) => {
      const { schema, uiSchema } = permute(content.es, seed);
      expect(schema).toEqual(content.es.schema);
      return JSON.stringify(uiSchema.q2);
    });
    expect(new Set(banks).size).toBe(6);
  });

  test('is permuted by the attempt’s seed: the same seed, the same order in both languages', () => {
    const { content } = versionOf(questions);
    const orders = Array.from({ length: 50 }, (_, seed) => permute(content.es, seed));
    expect(permute(content.es, 4)).toEqual(orders[4]);
    expect(permute(content.en, 4).uiSchema['ui:order']).toEqual(orders[4]?.uiSchema['ui:order']);
    expect(new Set(orders.map((form) => form.uiSchema['ui:order'].join())).size).toBeGreaterThan(20);
    const lists = orders.map((form) => JSON.stringify(form.schema.properties[single]?.oneOf));
    expect(new Set(lists).size).toBe(6);
  });

  test('permuting loses nothing, and each place is as likely as another', () => {
    const { content } = versionOf(questions);
    const before = JSON.stringify(content.es);
    const firsts = new Map<unknown, number>();
    for (let seed = 0; seed < 3000; seed += 1) {
      const options = permute(content.es, seed).schema.properties[single]?.oneOf ?? [];
      firsts.set(options[0]?.const, (firsts.get(options[0]?.const) ?? 0) + 1);
      expect(options).toHaveLength(3);
    }
    for (const times of firsts.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
    expect(JSON.stringify(content.es)).toBe(before);
  });
});

describe('a graded form', () => {
  test('all right, all wrong, nothing at all', () => {
    const version = versionOf(questions);
    expect(gradeForm(questionTypes, version, examples('right'), 1)).toMatchObject({
      status: 'completed',
      score: all,
      points: all,
      percentage: 100,
      correct: questions.length,
      incorrect: 0,
    });
    for (const answers of [examples('wrong'), {}])
      expect(gradeForm(questionTypes, version, answers, 1)).toMatchObject({
        score: 0,
        percentage: 0,
        correct: 0,
        incorrect: questions.length,
      });
  });

  test('a partly right question earns a part and counts as incorrect; the percentage has two decimals', () => {
    const version = versionOf([stored(1, 'choice_multiple', 2), stored(2, 'choice_single')]);
    const result = gradeForm(questionTypes, version, { q1: ['h1wc'], q2: 'x7qa' }, 1);
    expect(result).toMatchObject({ score: 2, points: 3, percentage: 66.67, correct: 1, incorrect: 1, partly: 1 });
    expect(result.graded[0]).toMatchObject({ question: 'q1', score: 1, points: 2, correct: false });
  });

  test('a review tells each question, the answer, the right one and what the author says', () => {
    const review = gradeForm(
      questionTypes,
      versionOf([stored(3, 'gap_typed')]),
      { q3: { 1: 'go', 2: 'by' } },
      1,
    ).graded;
    expect(review).toEqual([
      {
        question: 'q3',
        prompt: { es: 'Completa la frase.', en: 'Complete the sentence.' },
        text: 'She {{1}} to school {{2}} bus.',
        answer: { es: '1. go  2. by', en: '1. go  2. by' },
        solution: { es: '1. goes  2. by', en: '1. goes  2. by' },
        score: 0.5,
        points: 1,
        correct: false,
        feedback: [{ en: 'She goes: add -es.' }],
        correction: {
          lines: [
            {
              steps: [
                { mark: 'same', text: { en: 'She ' } },
                { mark: 'wrong', text: { en: 'go' }, instead: { en: 'goes' } },
                { mark: 'same', text: { en: ' to school ' } },
                { mark: 'right', text: { en: 'by' } },
                { mark: 'same', text: { en: ' bus.' } },
              ],
            },
          ],
          has_text: true,
        },
      },
    ]);
  });

  test.each(['never', 'after_passing', 'after_submitting'] as const)(
    'all of it is kept, whatever is revealed (%s)',
    (reveal) => {
      const { graded } = gradeForm(questionTypes, versionOf(questions, { reveal }), examples('wrong'), 1);
      expect(graded.every(({ solution }) => solution.en !== '')).toBe(true);
    },
  );

  test('a review follows the order in which the attempt asked', () => {
    const version = versionOf(questions, { shuffle: true });
    const { graded } = gradeForm(questionTypes, version, {}, 5);
    expect(graded.map(({ question }) => question)).toEqual(permute(version.content.en, 5).uiSchema['ui:order']);
  });

  test('a review has the options in the order in which the attempt asked them', () => {
    for (const type of ['choice_single', 'choice_multiple', 'choice_image']) {
      const question = stored(3, type);
      question.body = { ...question.body, text: '' };
      const idOf = new Map<string, string>(
        question.body.options.map(({ id, text, alt }: Option) => [text ?? alt?.en ?? '', id]),
      );
      for (const [seed, shuffle] of [5, 6, 7, 8].flatMap((one) => [true, false].map((is) => [one, is] as const))) {
        const version = versionOf([question], { shuffle });
        const { oneOf, items } = (shuffle ? permute(version.content.en, seed) : version.content.en).schema.properties
          .q3 as Schema;
        const [reviewed] = gradeForm(questionTypes, version, {}, seed).graded;
        const lines = reviewed?.correction?.lines.map(({ steps: [step] }) => (step?.instead ?? step?.text)?.en ?? '');
        expect(lines?.map((text) => idOf.get(text))).toEqual((oneOf ?? items?.oneOf)?.map((option) => option.const));
      }
    }
  });

  test('pilot questions are asked and count for nothing', () => {
    const pilot = { ...stored(2, 'choice_single', 5), pilot: true };
    const result = gradeForm(questionTypes, versionOf([stored(1, 'choice_single'), pilot]), { q1: 'x7qa' }, 1);
    expect(result).toMatchObject({ score: 1, points: 1, percentage: 100, correct: 1, incorrect: 0 });
    expect(result.graded).toHaveLength(2);
  });
});

describe('a form with a question that a person must grade', () => {
  const single = questionTypes.get('choice_single') as AnyQuestionType;
  const types: QuestionTypes = new Map([
    ...questionTypes,
    ['by_hand', { ...single, grade: () => ({ score: null, feedback: [] }) }],
  ]);
  const key = [stored(1, 'choice_single'), { ...stored(2, 'choice_single', 3), type: 'by_hand' }];
  const version = versionOf(key, { reveal: 'after_passing' }, types);

  test('waits for the person, with the automatic part as provisional score', () => {
    const result = gradeForm(types, version, { q1: 'x7qa', q2: 'k3v9' }, 1);
    expect(result).toMatchObject({
      status: 'pending_revision',
      score: 1,
      points: 4,
      percentage: 25,
      correct: 1,
      incorrect: 0,
    });
    expect(result.graded[1]).toMatchObject({ score: null, correct: null });
  });

  test('is complete when the person gave points', () => {
    const result = gradeForm(types, version, { q1: 'x7qa', q2: 'k3v9' }, 1, { q2: 2 });
    expect(result).toMatchObject({ status: 'completed', score: 3, percentage: 75, correct: 1, incorrect: 1 });
    expect(result.graded[1]).toMatchObject({ score: 2, correct: false });
  });
});
