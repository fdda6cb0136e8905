import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import { done, refused } from '../attempts/stage.ts';

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

test('levels change places among all of them, two of them and the whole course at once', async () => {
  const coordinator = await school.as('coordinator');
  const levels = () => school.knex('levels').orderBy('order').pluck('id');
  const places = () => school.knex('levels').orderBy('order').pluck('order');
  const [before, orders] = [await levels(), await places()];
  expect(orders[0]).toBe(0);
  const [first, second, ...rest] = before;
  await done(coordinator.post('/api/levels/reorder', { ids: [second, first] }));
  expect(await levels()).toEqual([second, first, ...rest]);
  await done(coordinator.post('/api/levels/reorder', { ids: before.toReversed() }));
  expect([await levels(), await places()]).toEqual([before.toReversed(), orders]);
  await done(coordinator.post('/api/levels/reorder', { ids: before }));
  expect(await levels()).toEqual(before);
  const taken = { order: 0, name: 'Otra', difficulty: 'easy', required_classes: 0, required_lessons: 0 };
  expect(await refused(coordinator.post('/api/levels', taken), 422)).toHaveProperty('errors.order');
});

test('exams of a level change places', async () => {
  const coordinator = await school.as('coordinator');
  const [{ id: level_id }] = await school.knex('levels').where({ order: 1 });
  const exam = async (order: number) =>
    (await done(coordinator.post('/api/exam_forms', { level_id, title: `Examen ${order}`, order }))).id;
  const [one, other] = [await exam(8), await exam(9)];
  await done(coordinator.post('/api/exam_forms/reorder', { ids: [other, one] }));
  const now = await school.knex('forms').whereIn('id', [one, other]).orderBy('order').pluck('id');
  expect(now).toEqual([other, one]);
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
