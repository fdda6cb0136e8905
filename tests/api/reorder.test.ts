import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import { done, refused } from './learning/stage.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const lessonsOf = (order: number) =>
  school
    .knex('lessons')
    .join('levels', 'levels.id', 'lessons.level_id')
    .where('levels.order', order)
    .orderBy(['lessons.order', 'lessons.id'])
    .select('lessons.id', 'lessons.order', 'lessons.version');

test('records of one parent change places in one call, each with its new version and its line in the audit log', async () => {
  const coordinator = await school.as('coordinator');
  const before = await lessonsOf(2);
  const ids = before.map(({ id }) => id).reverse();
  await done(coordinator.post('/api/lessons/reorder', { ids }));
  const after = await lessonsOf(2);
  expect(after.map(({ id }) => id)).toEqual(ids);
  expect(after.map(({ order }) => order)).toEqual(before.map(({ order }) => order));
  expect(after.map(({ version }) => version)).toEqual([2, 1, 2].map((by) => by - 1 + before[0].version));
  const logged = await school.knex('audit_logs').where({ entity: 'lessons', action: 'update' }).select('after');
  expect(logged.slice(-2).every((line) => 'order' in line.after)).toBe(true);
});

test('records in the same place get one each', async () => {
  const coordinator = await school.as('coordinator');
  const [first, second] = await lessonsOf(1);
  await school.knex('lessons').whereIn('id', [first.id, second.id]).update({ order: 4 });
  await done(coordinator.post('/api/lessons/reorder', { ids: [second.id, first.id] }));
  expect((await lessonsOf(1)).map(({ id, order }) => [id, order])).toEqual([
    [second.id, 4],
    [first.id, 5],
  ]);
});

test('what does not stand together, what is no list and what is not there is refused, and nothing changes', async () => {
  const coordinator = await school.as('coordinator');
  const before = [...(await lessonsOf(1)), ...(await lessonsOf(2))];
  const mixed = before.map(({ id }) => id);
  expect(await refused(coordinator.post('/api/lessons/reorder', { ids: mixed }), 422)).toHaveProperty('errors.ids');
  const [id] = mixed;
  await refused(coordinator.post('/api/lessons/reorder', { ids: [id, id] }), 422);
  await refused(coordinator.post('/api/lessons/reorder', { ids: 'all' }), 422);
  await refused(coordinator.post('/api/lessons/reorder', { ids: [id, 2 ** 31 - 1] }), 404);
  await refused((await school.as('teacher')).post('/api/lessons/reorder', { ids: mixed }), 403);
  await refused((await school.as('student')).post('/api/lessons/reorder', { ids: mixed }), 403);
  expect([...(await lessonsOf(1)), ...(await lessonsOf(2))]).toEqual(before);
});
