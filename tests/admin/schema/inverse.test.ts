import { expect, test } from 'vitest';
import { inverseInput } from '#admin/schema/actions/inverse.ts';

const fields = { properties: { access_until: { type: 'string' }, current_level_id: { type: 'integer' } } } as const;
const asking = (required: string[], ...names: string[]) => ({
  input: { type: 'object', required, properties: Object.fromEntries(names.map((name) => [name, {}])) } as const,
});

test('an action that asked for nothing is taken back by its inverse as it is, and one that did is not', () => {
  expect(inverseInput({}, fields, [{ id: 1 }], {})).toEqual({});
  expect(inverseInput({}, fields, [{ id: 1 }], { from: '2026-01-01' })).toBeNull();
});

test('an inverse is given the former values of the record, and else what the action was given', () => {
  const contract = asking([], 'access_until', 'reason');
  const row = { id: 1, access_until: null, current_level_id: 4 };
  const given = { access_until: '2090-01-01', reason: 'Renovó' };
  expect(inverseInput(contract, fields, [row], given)).toEqual({ access_until: null, reason: 'Renovó' });
  const level = asking(['current_level_id'], 'current_level_id');
  expect(inverseInput(level, fields, [row], { to: 'first' })).toEqual({ current_level_id: 4 });
});

test('nothing is taken back where the former values differ, or were none that the inverse can give', () => {
  const level = asking(['current_level_id'], 'current_level_id');
  const rows = [{ current_level_id: 4 }, { current_level_id: 5 }];
  expect(inverseInput(level, fields, rows, { to: 'first' })).toBeNull();
  expect(inverseInput(level, fields, [{ current_level_id: null }], { to: 'first' })).toBeNull();
});
