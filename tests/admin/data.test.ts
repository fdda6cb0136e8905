import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Choice, type Conflict, offerDialog } from '#admin/providers/conflict.ts';
import { cancelledMessage, dataProvider } from '#admin/providers/data.ts';
import { withoutUnset } from '#admin/providers/filter.ts';

interface Sent {
  method: string;
  url: string;
  match: string | null;
  body: unknown;
}

const usual = globalThis.fetch;
let sent: Sent[] = [];
let answers: [status: number, body: unknown][] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  globalThis.fetch = async (url, { method = 'GET', headers, body } = {}) => {
    const match = new Headers(headers).get('if-match');
    sent.push({ method, url: decodeURIComponent(String(url)), match, body: body && JSON.parse(String(body)) });
    const [status, answer] = answers.shift() ?? [200, {}];
    return new Response(JSON.stringify(answer), { status, headers: { 'content-range': 'levels 0-0/1' } });
  };
});
afterEach(() => {
  globalThis.fetch = usual;
});

const record = { id: 7, version: 3, name: 'Uno', english_name: 'One', order: 1 };
const update = (data: object) => dataProvider().update('levels', { id: 7, data, previousData: record });

/** Answers every conflict in one way, and tells what it was asked. */
function decide(choice: Choice): Conflict[] {
  const asked: Conflict[] = [];
  offerDialog(async (conflict) => {
    asked.push(conflict);
    return choice;
  });
  return asked;
}

describe('An edit', () => {
  test('sends what was changed alone, with the version that it is based on', async () => {
    answers = [[200, { ...record, name: 'Dos', version: 4 }]];
    const { data } = await update({ ...record, name: 'Dos', english_name: 'One' });
    expect(sent).toEqual([{ method: 'PUT', url: '/api/levels/7', match: '"3"', body: { name: 'Dos' } }]);
    expect(data.version).toBe(4);
  });

  test('that changes nothing sends nothing', async () => {
    expect((await update({ ...record, image: undefined })).data).toEqual(record);
    expect(sent).toEqual([]);
  });

  test('clears a field with null', async () => {
    await update({ ...record, english_name: null });
    expect(sent[0]?.body).toEqual({ english_name: null });
  });
});

describe('An edit of what somebody else has saved meanwhile', () => {
  const theirs = { ...record, name: 'Tres', version: 9 };
  beforeEach(() => {
    answers = [
      [412, { status: 412, message: 'stale', errors: {}, current: theirs }],
      [200, { ...theirs, name: 'Dos', version: 10 }],
    ];
  });

  test('shows what it was, what is yours and what is theirs', async () => {
    const asked = decide('theirs');
    await update({ ...record, name: 'Dos' });
    expect(asked).toEqual([{ resource: 'levels', was: record, yours: { name: 'Dos' }, theirs }]);
  });

  test('is written over theirs when that is chosen, with their version', async () => {
    decide('yours');
    const { data } = await update({ ...record, name: 'Dos' });
    expect(sent.map(({ match, body }) => [match, body])).toEqual([
      ['"3"', { name: 'Dos' }],
      ['"9"', { name: 'Dos' }],
    ]);
    expect(data.version).toBe(10);
  });

  test('gives way when theirs is chosen', async () => {
    decide('theirs');
    expect((await update({ ...record, name: 'Dos' })).data).toEqual(theirs);
    expect(sent).toHaveLength(1);
  });

  test('writes nothing when neither is, and says so to the form', async () => {
    decide('neither');
    await expect(update({ ...record, name: 'Dos' })).rejects.toMatchObject({ message: cancelledMessage });
    expect(sent).toHaveLength(1);
  });
});

describe('What else is sent', () => {
  test('A create leaves out what was left empty', async () => {
    answers = [[201, { id: 1, version: 1 }]];
    await dataProvider().create('levels', { data: { name: 'Uno', english_name: null, order: 0, image: '' } });
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/levels', body: { name: 'Uno', order: 0 } });
  });

  test('A delete names the version, also of rows that were only listed', async () => {
    const provider = dataProvider();
    answers = [
      [200, [record]],
      [200, record],
      [200, record],
    ];
    await provider.getList('levels', {
      filter: { status: [], q: '' },
      sort: { field: 'order', order: 'ASC' },
      pagination: { page: 2, perPage: 50 },
    });
    expect(sent[0]?.url).toContain('filter={}');
    expect(sent[0]?.url).toContain('range=[50,99]');
    await provider.delete('levels', { id: 7, previousData: record });
    await provider.deleteMany('levels', { ids: [7] });
    expect(sent.slice(1).map(({ method, match }) => [method, match])).toEqual([
      ['DELETE', '"3"'],
      ['DELETE', '"3"'],
    ]);
  });

  test('Records that are referred to are asked for at once, all of them', async () => {
    answers = [[200, []]];
    await dataProvider().getMany('levels', { ids: Array.from({ length: 40 }, (_, at) => at + 1) });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toContain('range=[0,39]');
  });

  test('A filter keeps what it means: null is what is empty, nothing chosen is no filter', () => {
    expect(withoutUnset({ level_id: null, pilot: false, order_gte: 0, status: [], q: '', type: undefined })).toEqual({
      level_id: null,
      pilot: false,
      order_gte: 0,
    });
  });
});
