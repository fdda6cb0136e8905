import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { type Office, openOffice } from './office.ts';
import { dayIn } from './stage.ts';

let { school, coordinator, student_id, teachers, level_id, make, period } = {} as Office;
let close: Office['close'];
let others: number[];
beforeAll(async () => {
  ({ school, coordinator, student_id, teachers, level_id, make, period, close } = await openOffice());
  const gone = teachers.at(-1) as number;
  await school.knex('users').where({ id: gone }).update({ status: 'inactive' });
  others = [gone, ...(await school.knex('users').whereIn('username', ['customer-service', 'coordinator']).pluck('id'))];
});
afterAll(() => close());

const at = { local_date: dayIn(40), start_time: '10:00', minutes: 50, capacity: 4 };
const dated = { student_id: 0, days: ['monday', 'thursday'], start_time: '16:00', minutes: 50, recurrences: 4 };

test('who is no teacher, or works there no more, is given nothing to teach', async () => {
  const { id: period_id, schedules } = await period();
  const series = { ...dated, student_id, start_date: dayIn(60) };
  const id = await make('particular_classes', { ...series, staff_id: teachers[0] });
  const line = { period_id, level_id, weekday: 'monday', start_time: '08:00', minutes: 50 };
  const bodies: Record<string, Row> = {
    classes: { ...at, level_id },
    forums: { ...at, forum_type: 'beginner' },
    demo_classes: at,
    schedules: line,
    particular_classes: series,
    particular_meetings: { ...at, capacity: undefined, particular_class_id: id },
  };
  await school.knex('users').where({ username: 'coordinator' }).update({ locale: 'en' });
  for (const staff_id of others) {
    for (const [entity, body] of Object.entries(bodies)) {
      const call = coordinator.post(`/api/${entity}`, { ...body, staff_id });
      const { errors } = await expectProblem(call, 422, ['staff_id'], 'en');
      expect(JSON.stringify(errors), entity).toContain('Select a teacher');
    }
    await expectProblem(coordinator.put(`/api/schedules/${schedules[0]}`, { staff_id }), 422, ['staff_id'], 'en');
    await expectProblem(coordinator.put(`/api/particular_classes/${id}`, { staff_id }), 422, ['staff_id'], 'en');
  }
});

test.each(['coordinator', 'customer-service'])('%s chooses among the teachers alone', async (role) => {
  const answer = await (await school.as(role)).get('/api/staff?filter={"teaches":true}&range=[0,99]');
  expect(
    answer
      .json()
      .map(({ id }: Row) => id)
      .sort(),
  ).toEqual(teachers.slice(0, -1).sort());
});
