import { expect, test } from 'vitest';
import { gapName, readAnswers, severalName } from '#student/forms/taking/form_answers.ts';

const sent = (...controls: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of controls) data.append(name, value);
  return readAnswers(data);
};

test('A control alone is the answer, and clears it when it is empty', () => {
  expect(sent(['q1', 'k3v9'], ['q2', ''])).toEqual({ q1: 'k3v9', q2: null });
});

test('Check rows are a list, which is cleared when none is ticked', () => {
  const name = severalName('q1');
  expect(sent([name, ''], [name, 'a1'], [name, 'b2'])).toEqual({ q1: ['a1', 'b2'] });
  expect(sent([name, ''])).toEqual({ q1: null });
});

test('Gaps are words by gap: empty ones are left out, and all empty clear the answer', () => {
  expect(sent([gapName('q1', '1'), ''], [gapName('q1', 'b'), 'goes'])).toEqual({ q1: { b: 'goes' } });
  expect(sent([gapName('q1', '1'), 'goes'], [gapName('q1', 'b'), ''])).toEqual({ q1: { 1: 'goes' } });
  expect(sent([gapName('q1', '1'), ''])).toEqual({ q1: null });
});

test('What is no answer is left out', () => {
  expect(sent(['intent', 'submit'], ['attempt', '3'], ['__proto__', 'x'], ['q1.__proto__', 'x'])).toEqual({});
});
