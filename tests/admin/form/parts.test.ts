import { expect, test } from 'vitest';
import { findDifferences, wordsIn } from '#admin/layout/leaves.ts';
import { atOnce, partOf, sliceFrom } from '#admin/pages/form/preview/slice.ts';
import type { CompiledForm } from '#schemas/questions/controls.ts';

const names = Array.from({ length: 50 }, (_, at) => `q${at + 1}`);
const form: CompiledForm = {
  schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { title: name }])) },
  uiSchema: {
    ...Object.fromEntries(names.map((name) => [name, { 'ui:widget': 'choice' }])),
    'ui:order': names,
    'ui:groups': [
      { name: 'q51', prompt: 'Read.', questions: ['q19', 'q20', 'q21'] },
      { name: 'q52', prompt: 'Listen.', questions: ['q50'] },
    ],
  },
};

test('A part of a long form holds its questions alone, and a passage with those of its own', () => {
  const part = sliceFrom(form, partOf(25));
  expect(part.uiSchema['ui:order']).toEqual(names.slice(20, 20 + atOnce));
  expect(Object.keys(part.schema.properties ?? {})).toEqual(names.slice(20, 40));
  expect(Object.keys(part.uiSchema)).toHaveLength(atOnce + 2);
  expect(part.uiSchema['ui:groups']).toMatchObject([{ name: 'q51', questions: ['q21'] }]);
  expect(sliceFrom(form, partOf(49)).uiSchema['ui:order']).toHaveLength(10);
  expect(partOf(-1)).toBe(0);
});

test('Of what two people have written the parts are named that differ, and options by their words', () => {
  const was = { prompt: { es: 'Elige' }, options: [{ id: 'k3', text: 'go' }] };
  const mine = { ...was, prompt: { es: 'Escoge' } };
  const theirs = { ...was, options: [...was.options, { id: 'm4', text: 'goes' }] };
  expect(findDifferences([was, mine, theirs])).toEqual([
    { path: ['prompt', 'es'], values: ['Elige', 'Escoge', 'Elige'] },
    { path: ['options', '2', 'id'], values: [undefined, undefined, 'm4'] },
    { path: ['options', '2', 'text'], values: [undefined, undefined, 'goes'] },
  ]);
  expect(findDifferences([was, was, { ...was }])).toEqual([]);
  expect(wordsIn({ body: theirs }).get('m4')).toBe('goes');
});
