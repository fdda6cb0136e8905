import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const view = {
  resource: 'students',
  name: 'Beginners who pay late',
  filter: { notes_contains: 'late', status: ['active'], current_level_id: 1, q: 'ana' },
  sort: '-access_until',
  columns: ['first_name', 'notes'],
};

async function save(username: string, changes: Row = {}): Promise<Row> {
  const answer = await (await school.as(username)).post('/api/saved_views', { ...view, ...changes });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const offered = async (username: string, resource = 'students'): Promise<Row[]> =>
  (await (await school.as(username)).get(`/api/saved_views/offered?resource=${resource}`)).json().views;
const act = async (username: string, id: number, action: string) =>
  (await school.as(username)).post(`/api/saved_views/${id}/${action}`, {});

describe('a saved view', () => {
  test('is its author’s alone until it is shared, and again when that is taken back', async () => {
    const { id } = await save('coordinator', { name: 'Shared' });
    expect((await offered('coordinator')).map((one) => one.id)).toContain(id);
    expect(await offered('customer-service')).toEqual([]);
    expect((await act('coordinator', id, 'share')).json()).toMatchObject({ status: 'shared' });
    const [seen] = await offered('customer-service');
    expect(seen).toMatchObject({ id, own: false, filter: view.filter, sort: view.sort, left_out: [] });
    expect(seen?.by).toBe('Ricardo Villaseñor Prado');
    await act('coordinator', id, 'unshare');
    expect(await offered('customer-service')).toEqual([]);
    await expectProblem((await school.as('customer-service')).get(`/api/saved_views/${id}`), 404);
  });

  test('opens for a role that reads less, without what that role may not ask for', async () => {
    const { id } = await save('coordinator', { name: 'For teachers too' });
    await act('coordinator', id, 'share');
    const cut = { filter: { current_level_id: 1, q: 'ana' }, sort: null, columns: ['first_name'] };
    const [seen] = await offered('teacher');
    expect(seen).toMatchObject({ ...cut, left_out: expect.arrayContaining(['notes', 'status']) });
    const teacher = await school.as('teacher');
    expect((await teacher.get(`/api/saved_views/${id}/shown`)).json()).toEqual(seen);
    expect((await teacher.get(`/api/students?filter=${JSON.stringify(cut.filter)}`)).statusCode).toBe(200);
    const { body } = await teacher.get(`/api/saved_views/${id}`);
    expect(body).not.toContain('late');
    expect((await teacher.get('/api/saved_views.csv')).body).not.toContain('"late"');
  });

  test('of a list that a role never opens is not there for it', async () => {
    const { id } = await save('admin', { resource: 'settings', name: 'Limits', filter: {}, sort: null, columns: [] });
    await act('admin', id, 'share');
    for (const username of ['coordinator', 'teacher']) {
      expect(await offered(username, 'settings')).toEqual([]);
      await expectProblem((await school.as(username)).get(`/api/saved_views/${id}/shown`), 404);
    }
  });

  test('is shared by its author alone, and taken back by an admin too', async () => {
    const { id } = await save('coordinator', { name: 'Of somebody who goes' });
    await act('coordinator', id, 'share');
    const other = await save('admin', { name: 'The admin’s' });
    await act('admin', other.id, 'share');
    const refused = await act('coordinator', other.id, 'unshare');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ rule: 'not_your_view' });
    expect((await act('admin', id, 'unshare')).statusCode).toBe(200);
    await expectProblem(act('customer-service', (await save('customer-service')).id, 'share'), 403);
  });

  test('is of a list that its author opens, in terms that the list knows, under a name of its own', async () => {
    const coordinator = await school.as('coordinator');
    const post = (changes: Row) => coordinator.post('/api/saved_views', { ...view, ...changes });
    await expectProblem(post({ resource: 'settings' }), 422, ['resource']);
    await expectProblem(post({ resource: 'nothing' }), 422, ['resource']);
    await expectProblem(post({ filter: { password: 'x' } }), 400);
    await expectProblem(post({ filter: { status: [7] } }), 400);
    await expectProblem(post({ sort: 'password' }), 422, ['sort']);
    await save('coordinator', { name: 'Twice' });
    await expectProblem(post({ name: 'Twice' }), 422, ['name']);
    expect((await post({ name: 'Twice', resource: 'groups', filter: {}, sort: null, columns: [] })).statusCode).toBe(
      201,
    );
  });
});
