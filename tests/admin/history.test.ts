import type { DataProvider } from 'react-admin';
import { beforeEach, expect, test } from 'vitest';
import { reversed, type Step, turnAll } from '#admin/pages/form/history.ts';
import type { Question } from '#admin/pages/form/types.ts';

type Rows = Map<number, Question>;
let rows: Rows;
let next: number;
let bases: number[];

const question = (id: number, changes: Partial<Question> = {}): Question => ({
  ...{ id, form_id: 1, parent_id: null, order: id, type: 'essay', body: {}, key: {}, points: 1, version: 1 },
  ...changes,
});

/** A server that keeps questions, gives each new one an id of its own, and counts versions. */
const provider = {
  getOne: async (_: string, { id }: { id: number }) => ({ data: rows.get(id) }),
  create: async (_: string, { data }: { data: Question }) => {
    next += 1;
    rows.set(next, { ...data, id: next, version: 1 });
    return { data: rows.get(next) };
  },
  update: async (_: string, { id, data, previousData }: { id: number; data: Question; previousData: Question }) => {
    bases.push(previousData.version);
    const was = rows.get(id) as Question;
    rows.set(id, { ...was, ...data, id, version: was.version + 1 });
    return { data: rows.get(id) };
  },
  delete: async (_: string, { id }: { id: number }) => {
    rows.delete(id);
    for (const row of rows.values()) if (row.parent_id === id) throw new Error('a passage went before its questions');
    return { data: {} };
  },
} as unknown as DataProvider;

beforeEach(() => {
  rows = new Map([1, 2, 3].map((id) => [id, question(id)]));
  next = 100;
  bases = [];
});

test('What was changed is as it was, and then again as it became', async () => {
  const after = { ...question(2), body: { prompt: { es: 'Otra' } }, version: 2 };
  rows.set(2, after);
  const step: Step = [{ before: question(2), after }];
  await turnAll(provider, reversed(step));
  expect(rows.get(2)?.body).toEqual({});
  await turnAll(provider, step);
  expect(rows.get(2)?.body).toEqual(after.body);
  // Nobody else wrote in between: each is based on what stood there.
  expect(bases).toEqual([2, 3]);
});

test('What somebody else has changed since is based on what the author knew, which the server refuses', async () => {
  const after = { ...question(2), points: 2, version: 2 };
  rows.set(2, { ...after, points: 5, version: 3 });
  await turnAll(provider, reversed([{ before: question(2), after }]));
  expect(bases).toEqual([2]);
});

test('A question that comes back is the same for every earlier step', async () => {
  const changed = { ...question(3), points: 2, version: 2 };
  const change: Step = [{ before: question(3), after: changed }];
  const removal: Step = [{ before: changed, after: null }];
  rows.delete(3);
  await turnAll(provider, reversed(removal));
  await turnAll(provider, reversed(change));
  expect(rows.get(101)?.points).toBe(1);
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
  await turnAll(provider, reversed(removal));
  expect(rows.get(2)?.parent_id).toBe(101);
  await turnAll(provider, removal);
  expect(rows.get(2)?.parent_id).toBe(null);
  expect(rows.has(101)).toBe(false);
});
