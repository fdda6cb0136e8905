import type { DataProvider } from 'react-admin';
import { beforeEach, expect, test } from 'vitest';
import { reverse, type Step, turnAll } from '#admin/pages/form/saving/steps.ts';
import type { Question } from '#admin/pages/form/types.ts';

type Rows = Map<number, Question>;
let rows: Rows;
let gone: Rows;
let bases: number[];

const question = (id: number, changes: Partial<Question> = {}) =>
  ({
    ...{ id, form_id: 1, parent_id: null, order: id, type: 'essay', body: {}, key: {}, points: 1, version: 1 },
    ...changes,
  }) as Question;

/** A server that keeps questions, counts versions, and remembers those that went. */
const provider = {
  getOne: async (_: string, { id }: { id: number }) => ({ data: rows.get(id) }),
  restore: async (_: string, { id }: { id: number }) => {
    const row = gone.get(id) as Question;
    rows.set(id, { ...row, parent_id: row.parent_id, version: row.version + 1 });
    return { data: rows.get(id) };
  },
  update: async (_: string, { id, data, previousData }: { id: number; data: Question; previousData: Question }) => {
    bases.push(previousData.version);
    const was = rows.get(id) as Question;
    rows.set(id, { ...was, ...data, id, version: was.version + 1 });
    return { data: rows.get(id) };
  },
  delete: async (_: string, { id }: { id: number }) => {
    gone.set(id, rows.get(id) as Question);
    rows.delete(id);
    for (const row of rows.values()) if (row.parent_id === id) throw new Error('a passage went before its questions');
    return { data: {} };
  },
} as unknown as DataProvider;

beforeEach(() => {
  rows = new Map([1, 2, 3].map((id) => [id, question(id)]));
  gone = new Map();
  bases = [];
});

test('What was changed is as it was, and then again as it became', async () => {
  const after = { ...question(2), body: { prompt: { es: 'Otra' } }, version: 2 };
  rows.set(2, after);
  const step: Step = [{ before: question(2), after }];
  await turnAll(provider, reverse(step));
  expect(rows.get(2)?.body).toEqual({});
  await turnAll(provider, step);
  expect(rows.get(2)?.body).toEqual(after.body);
  // Nobody else wrote in between: each is based on what stood there.
  expect(bases).toEqual([2, 3]);
});

test('What somebody else has changed since is based on what the author knew, which the server refuses', async () => {
  const after = { ...question(2), points: 2, version: 2 };
  rows.set(2, { ...after, points: 5, version: 3 });
  await turnAll(provider, reverse([{ before: question(2), after }]));
  expect(bases).toEqual([2]);
});

test('A question that comes back is the same for every earlier step', async () => {
  const changed = { ...question(3), points: 2, version: 2 };
  const change: Step = [{ before: question(3), after: changed }];
  const removal: Step = [{ before: changed, after: null }];
  rows.delete(3);
  gone.set(3, changed);
  await turnAll(provider, reverse(removal));
  await turnAll(provider, reverse(change));
  expect(rows.get(3)?.points).toBe(1);
  await turnAll(provider, change);
  await turnAll(provider, removal);
  expect([...rows.keys()]).toEqual([1, 2]);
});

test('A passage comes back before its questions return to it, and goes after they have left it', async () => {
  const group = question(9, { type: 'group', order: 9 });
  const inside = question(2, { parent_id: 9 });
  const removal: Step = [
    { before: inside, after: { ...inside, parent_id: null } },
    { before: group, after: null },
  ];
  gone.set(9, group);
  await turnAll(provider, reverse(removal));
  expect(rows.get(2)?.parent_id).toBe(9);
  await turnAll(provider, removal);
  expect(rows.get(2)?.parent_id).toBe(null);
  expect(rows.has(9)).toBe(false);
});
