import { expect, test } from 'vitest';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import { openQuestions } from '#student/forms/compiled.ts';

const form: CompiledForm = {
  schema: {
    type: 'object',
    properties: {
      q1: { type: 'string' },
      q2: { type: 'array', items: { type: 'string' } },
      q3: { type: 'object', properties: { 1: { type: 'string' }, 2: { type: 'string' } } },
    },
  },
  uiSchema: { 'ui:order': ['q3', 'q1', 'q2'] },
};

test('Open is what has no answer, in the order of the form', () => {
  expect(openQuestions(form, {})).toEqual(['q3', 'q1', 'q2']);
  expect(openQuestions(form, { q1: ' ', q2: [], q3: { 1: 'go' } })).toEqual(['q3', 'q1', 'q2']);
});

test('Answered is what has words, a tick, or words in all gaps', () => {
  expect(openQuestions(form, { q1: 'go', q2: ['a'], q3: { 1: 'go', 2: 'by' } })).toEqual([]);
});
