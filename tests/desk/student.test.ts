import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { type Body, done, refused } from '../attempts/stage.ts';

let school: School;
let admin: Person;
let desk: Person;
let me: number;
beforeAll(async () => {
  school = await openSchool();
  [admin, desk] = await Promise.all([school.as('admin'), school.as('customer-service')]);
  me = (await school.knex('users').where({ username: 'student' }).first('id')).id;
});
afterAll(() => school.close());

const act = (action: string, input: object = {}) => desk.post(`/api/students/${me}/${action}`, input);
const record = () => done(desk.get(`/api/students/${me}`));

describe('a contract', () => {
  test('is extended by new dates, which are written into the history, and given its former dates back', async () => {
    const former = await record();
    const extended = await done(act('extend_contract', { access_until: '2090-05-01', reason: 'Renovó' }));
    expect(extended).toMatchObject({ access_until: '2090-05-01', license_until: former.license_until });
    expect(await school.knex('progress_logs').where({ student_id: me }).orderBy('id', 'desc').first()).toMatchObject({
      event: 'contract_extended',
      from_date: former.access_until,
      to_date: '2090-05-01',
      reason: 'Renovó',
    });
    expect((await refused(act('extend_contract', { access_until: '2090-05-01' }), 409)).rule).toBe('same_dates');
    await done(act('extend_contract', { access_until: former.access_until }));
    expect((await record()).access_until).toBe(former.access_until);
  });

  test('says how many days are left of it, and less than none when it is over', async () => {
    const set = (date_expiration: string | null) => done(desk.put(`/api/students/${me}`, { date_expiration }));
    await set('2100-12-31');
    expect((await record()).days_left).toBeGreaterThan(20_000);
    await set('2020-01-01');
    expect((await record()).days_left).toBeLessThan(-1_000);
  });
});

test('a reset of the level is taken back with the day on which it had begun, until something else happens to it', async () => {
  const { current_level_id, level_started_at } = await record();
  await done(act('reset_level', { to: 'first' }));
  expect((await record()).current_level_id).not.toBe(current_level_id);
  await done(act('restore_level', { current_level_id }));
  expect(await record()).toMatchObject({ current_level_id, level_started_at });
  expect((await refused(act('restore_level', { current_level_id }), 409)).rule).toBe('not_reset');
});

describe('the history of a student', () => {
  const page = (by: Person, query: string) => done(by.get(`/api/students/${me}/history?${query}`));
  const all = async (by: Person, query = '') => {
    const entries: Body[] = [];
    for (let next: Body = {}; next; ) {
      const from = next.at ? `&at=${encodeURIComponent(next.at)}&key=${encodeURIComponent(next.key)}` : '';
      const answer = await page(by, `limit=7${query}${from}`);
      entries.push(...answer.entries);
      next = answer.next;
    }
    return entries;
  };

  test('is read page by page without an entry missing or twice, the newest first', async () => {
    const entries = await all(admin);
    const [whole] = [await page(admin, 'limit=100')];
    expect(entries.length).toBeGreaterThan(14);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(entries.slice(0, 100)).toEqual(whole.entries);
    const moments = entries.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('is narrowed by kind, and has letters and the audit log for the admin alone', async () => {
    const kinds = async (by: Person, query = '') => [...new Set((await all(by, query)).map(({ kind }) => kind))];
    expect(await kinds(admin, '&kinds=audit&kinds=progress')).toEqual(expect.arrayContaining(['audit', 'progress']));
    expect(await kinds(admin, '&kinds=progress')).toEqual(['progress']);
    expect(await kinds(desk, '&kinds=audit')).toEqual([]);
    expect(await kinds(desk)).not.toContain('audit');
    expect(await all(admin, '&kinds=audit')).toContainEqual(
      expect.objectContaining({ what: 'reset_level', by: expect.any(String) }),
    );
  });

  test('is counted for the tabs, of what the caller may read', async () => {
    const { audit, ...counts } = await done(admin.get(`/api/students/${me}/counts`));
    expect(audit).toBe((await all(admin, '&kinds=audit')).length);
    const { letters: _, messages: __, ...seen } = counts;
    expect(await done(desk.get(`/api/students/${me}/counts`))).toEqual(seen);
    expect(counts.attempts).toBe((await school.knex('attempts').where({ student_id: me }).pluck('id')).length);
  });
});
