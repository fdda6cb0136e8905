import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '#seeds/load.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const staff = ['admin', 'coordinator', 'customer-service', 'teacher'];
const students = [
  ['student', 'normal', 2],
  ['new', 'normal', null],
  ['advanced', 'advanced', 8],
  ['old', 'old', 11],
  ['external', 'external', null],
  ['beginner-forum', 'beginner_forum', 4],
  ['just-forums', 'just_forums', 7],
  ['demo', 'demo', null],
] as const;

describe('the demo accounts', () => {
  it.each(staff)('%s signs in with the password that the start prints', async (username) => {
    const answer = await (await school.as(username)).get('/api/admin/user');
    expect(answer.json()).toMatchObject({ data: { username, role: { slug: username } } });
  });

  it.each(students)('%s is a student of type %s at level %s', async (username, student_type, order) => {
    const { data } = (await (await school.as(username)).get('/api/user')).json();
    expect(data).toMatchObject({ username, student_type });
    const level =
      data.current_level && (await school.knex('levels').where({ id: data.current_level.id }).first('order'));
    expect(level?.order ?? null).toBe(order);
  });
});

describe('the school', () => {
  it('has people in every level, group and type', async () => {
    const people = await school.knex('users').where({ kind: 'student' });
    expect(people.length).toBeGreaterThanOrEqual(33);
    expect(new Set(people.map(({ current_level_id }) => current_level_id)).size).toBeGreaterThan(12);
    const groups = await school.knex('groups').whereNotIn(
      'id',
      people.map(({ group_id }) => group_id),
    );
    expect(groups).toEqual([]);
  });

  it('has published all its forms', async () => {
    const forms = await school.knex('forms').select('title', 'status');
    expect(forms.filter(({ status }) => status !== 'active')).toEqual([]);
    const versions = await school.knex('form_versions').count({ count: '*' }).first();
    expect(Number(versions?.count)).toBe(forms.length);
  });

  it('has attempts that were passed, failed and not finished', async () => {
    const attempts = await school.knex('attempts').select('status', 'percentage');
    expect(attempts.some(({ percentage }) => percentage === 100)).toBe(true);
    expect(attempts.some(({ percentage }) => percentage !== null && percentage < 60)).toBe(true);
    expect(attempts.some(({ status }) => status === 'draft')).toBe(true);
  });

  it('is not opened twice', async () => {
    const count = () => school.knex('audit_logs').count({ count: '*' }).first();
    const before = await count();
    await seed(school.app);
    expect(await count()).toEqual(before);
  });
});
