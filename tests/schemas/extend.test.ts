import { expect, it } from 'vitest';
import { extend } from '#schemas/extend.ts';

const fragments = new Map<string, unknown>([
  ['form', { table: 'forms', states: { actions: { start: { roles: ['student'] } } } }],
  ['ordered', { states: { actions: { reorder: { roles: ['admin'] } } } }],
  ['text', { type: 'object' }],
  ['answer', { required: ['id'], properties: { said: { 'x-extends': 'text' } } }],
]);

it('a schema has what it extends and its own, at any depth', () => {
  const schema = { 'x-extends': ['form', 'ordered'], title: 'Exam', states: { field: 'status' } };
  expect(extend(schema, fragments)).toEqual({
    title: 'Exam',
    table: 'forms',
    states: { field: 'status', actions: { start: { roles: ['student'] }, reorder: { roles: ['admin'] } } },
  });
});

it('lists are joined, of anything else the own word stands, and a fragment may extend another', () => {
  const schema = { items: { 'x-extends': 'answer', required: ['level'], properties: { said: { type: 'string' } } } };
  expect(extend(schema, fragments)).toEqual({
    items: { required: ['id', 'level'], properties: { said: { type: 'string' } } },
  });
});

it('a fragment that there is not is named', () => {
  expect(() => extend({ 'x-extends': 'planets' }, fragments)).toThrow('schemas/fragments/planets.json');
});
