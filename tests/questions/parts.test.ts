import { describe, expect, test } from 'vitest';
import { partsOf } from '#api/assessment/parts.ts';
import { questionTypes } from '#api/assessment/registry.ts';

const types = [...questionTypes].map(([name, type]) => ({ name, type }));
const inParts = types.filter(({ type }) => partsOf(type, type.example.question, undefined).length > 0);

test('Gaps and lines are the parts of a question; all others are answered as a whole', () => {
  expect(inParts.map(({ name }) => name).sort()).toEqual(['boolean', 'gap_bank', 'gap_choice', 'gap_typed', 'match']);
});

describe.each(inParts)('The parts of $name', ({ type }) => {
  const { question, right, wrong, partial } = type.example;
  const scores = (answer: unknown) => partsOf(type, question, answer).map(({ score }) => score);
  const mean = (answer: unknown) => scores(answer).reduce((sum, one) => sum + one, 0) / scores(answer).length;

  test('earn together what the question earns', () => {
    for (const answer of [right, wrong, partial, undefined, { x: 1 }])
      expect(mean(answer)).toBeCloseTo(type.grade(question, answer).score as number, 1);
  });

  test('say in words what was answered and what is right, each for itself', () => {
    const solved = partsOf(type, question, type.solution(question));
    for (const { answer, solution, score } of solved) expect([answer, score]).toEqual([solution, 1]);
    expect(
      solved.every(({ solution, line }) => solution.es && solution.es !== '—' && !solution.es.includes(`${line} →`)),
    ).toBe(true);
    for (const { answer } of partsOf(type, question, undefined)) expect(['', '—']).toContain(answer.es);
  });
});
