import { describe, expect, test } from 'vitest';
import { compileForm, nameOf, type StoredQuestion } from '#api/assessment/compile.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { floorOf } from '#api/leveling/floor.ts';

const prompt = { es: 'x', en: 'x' };
const options = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `op${at}`, text: `option ${at}` }));

/** What guessing earns of a question of a type. */
function floor(type: string, body: object, key: object): number {
  const question: StoredQuestion = { id: 1, type, body: { prompt, ...body }, key, points: 1 };
  const form = compileForm(questionTypes, [question], 'es', new Map());
  return floorOf(question, form.schema.properties[nameOf(question)] ?? {});
}

const statements = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `st${at}`, text: `s ${at}` }));
const marks = (count: number) => statements(count).map(({ id }) => ({ id, correct: 'true' }));

describe('Guessing earns', () => {
  test('a share of a choice, whatever is right', () => {
    expect(floor('choice_single', { options: options(4) }, { correct: 'op2' })).toBeCloseTo(0.25);
    expect(floor('choice_single', { options: options(3) }, { correct: 'op0' })).toBeCloseTo(1 / 3);
  });

  test('half of four statements that are true or false, not a sixteenth', () => {
    expect(floor('boolean', { statements: statements(4) }, { statements: marks(4) })).toBeCloseTo(0.5);
    expect(floor('boolean', { statements: statements(4), not_given: true }, { statements: marks(4) })).toBeCloseTo(
      1 / 3,
    );
  });

  test('the mean of what the parts give', () => {
    const left = statements(3);
    const key = { left: left.map(({ id }, at) => ({ id, correct: `op${at}` })) };
    expect(floor('match', { left, right: options(5) }, key)).toBeCloseTo(0.2);
    const gaps = [
      { id: '1', options: options(2) },
      { id: '2', options: options(4) },
    ];
    const gapKey = { gaps: gaps.map(({ id }) => ({ id, correct: 'op1' })) };
    expect(floor('gap_choice', { text: 'a {{1}} b {{2}}', gaps }, gapKey)).toBeCloseTo((1 / 2 + 1 / 4) / 2);
  });

  test('something of several right options, and most of a short order', () => {
    const multiple = floor('choice_multiple', { options: options(4) }, { correct: ['op0', 'op1'] });
    expect(multiple).toBeGreaterThan(0.15);
    expect(multiple).toBeLessThan(0.3);
    // The longest run in order of three things in any order: (3 + 4 × 2 + 1 × 0) / 18.
    expect(floor('order', { items: options(3) }, { order: ['op0', 'op1', 'op2'] })).toBeGreaterThan(0.5);
  });

  test('nothing of what is typed', () => {
    expect(floor('text_short', {}, { accepted: [{ text: 'yes' }] })).toBe(0);
    expect(
      floor('gap_typed', { text: 'a {{1}}', gaps: [{ id: '1' }] }, { gaps: [{ id: '1', accepted: ['is'] }] }),
    ).toBe(0);
  });
});
