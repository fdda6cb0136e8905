import { afterAll, beforeAll, expect, test } from 'vitest';
import { figures, queryOf } from '#admin/pages/dashboard/figures.ts';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const idsOf = async (entity: string, query: URLSearchParams): Promise<number[]> => {
  const asked = new URLSearchParams({ filter: query.get('filter') ?? '{}', range: '[0,99]' });
  const sort = query.get('sort');
  if (sort) asked.set('sort', JSON.stringify([sort, query.get('order')]));
  const answer = await (await school.as('coordinator')).get(`/api/${entity}?${asked}`);
  expect(answer.statusCode, `${entity} ${answer.body}`).toBe(200);
  expect(Number(String(answer.headers['content-range']).split('/')[1])).toBe(answer.json().length);
  return answer.json().map(({ id }: { id: number }) => id);
};

test('each figure of the dashboard is the number of rows of the list behind it', async () => {
  for (const figure of figures) await idsOf(figure.entity, new URLSearchParams(queryOf(figure)));
});

test('the dashboard counts the leveling tests that wait for a review, and leads to exactly those', async () => {
  const waiting = figures.find(({ name }) => name === 'placements');
  const query = new URLSearchParams(waiting && queryOf(waiting));
  await school.knex('leveling_tests').where({ status: 'pending_revision' }).update({ status: 'completed' });
  expect(await idsOf('leveling_tests', query)).toEqual([]);
  const test = await school.knex('leveling_tests').first('id');
  await school.knex('leveling_tests').where(test).update({ status: 'pending_revision' });
  expect(await idsOf('leveling_tests', query)).toEqual([test.id]);
});
