import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { compileForm, permute, type StoredQuestion } from '#api/assessment/compile.ts';
import type { AnyQuestionType } from '#api/assessment/define.ts';
import { gradeForm } from '#api/assessment/grade.ts';
import { questionTypes } from '#api/assessment/registry.ts';

const single = (questionTypes.get('choice_single') as AnyQuestionType).example.question;
const passage = { prompt: { es: 'Lee.', en: 'Read.' }, text: 'Ana lives in Quito.' };
const child = (id: number, parent_id: number | null = null): StoredQuestion => ({
  id,
  type: 'choice_single',
  ...single,
  points: 1,
  parent_id,
});
const groupRow = (id: number, key: object = {}): StoredQuestion => ({
  id,
  type: 'group',
  body: passage,
  key,
  points: 1,
});
const rows = [
  child(1),
  groupRow(2, { transcript: 'ZEBRA-77' }),
  child(3, 2),
  child(4, 2),
  child(5),
  groupRow(6),
  child(7, 6),
];
const compiled = compileForm(questionTypes, rows, 'en', new Map());

describe('a passage with questions', () => {
  test('is compiled beside its questions, which are answered like all others; its transcript stays behind', () => {
    expect(compiled.uiSchema['ui:order']).toEqual(['q1', 'q3', 'q4', 'q5', 'q7']);
    expect(Object.keys(compiled.schema.properties)).toEqual(['q1', 'q3', 'q4', 'q5', 'q7']);
    expect(compiled.uiSchema['ui:groups']).toEqual([
      { name: 'q2', prompt: 'Read.', text: passage.text, questions: ['q3', 'q4'] },
      { name: 'q6', prompt: 'Read.', text: passage.text, questions: ['q7'] },
    ]);
    expect(JSON.stringify(compiled)).not.toContain('ZEBRA-77');
  });

  test('is not parted from its questions, nor these from each other, when questions are shuffled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const { uiSchema } = permute(compiled, seed);
        const order = uiSchema['ui:order'];
        expect(order.indexOf('q4')).toBe(order.indexOf('q3') + 1);
        expect([...order].sort()).toEqual(['q1', 'q3', 'q4', 'q5', 'q7']);
        expect(uiSchema['ui:groups']).toEqual(compiled.uiSchema['ui:groups']);
      }),
    );
    const orders = new Set([...Array(200).keys()].map((seed) => permute(compiled, seed).uiSchema['ui:order'].join()));
    expect(orders.size).toBe(24);
  });

  test('earns nothing itself, and stands before its first question in the review', () => {
    const rules = { pass_percentage: 60, shuffle: true, reveal: 'after_submitting' as const };
    const more = { attempts_allowed: null, time_limit_minutes: null, title: 'x', english_title: null };
    const version = { content: { es: compiled, en: compiled }, key: rows, rules: { ...rules, ...more } };
    const result = gradeForm(questionTypes, version, {}, 7);
    expect(result).toMatchObject({ points: 5, correct: 0, incorrect: 5 });
    expect(
      result.graded
        .filter(({ group }) => group)
        .map(({ question, group }) => [question, group?.transcript])
        .sort(),
    ).toEqual([
      ['q3', 'ZEBRA-77'],
      ['q7', null],
    ]);
  });

  test('needs something to read or hear, and a question', () => {
    const silent = { ...groupRow(2), body: { prompt: passage.prompt, text: '' } };
    expect(checkQuestions(questionTypes, [silent]).map(({ rule }) => rule)).toEqual(['group_silent', 'group_empty']);
    expect(checkQuestions(questionTypes, rows)).toEqual([]);
  });
});
