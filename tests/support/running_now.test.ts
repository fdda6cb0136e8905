import { expect, test } from 'vitest';
import { meetingIn, moveTo } from './running_now.ts';
import { openSchool } from './school.ts';

test('A meeting is made or moved to any hour of the day, also where its teacher has a class by the timetable', async () => {
  const school = await openSchool();
  const { id, starts_at } = await school
    .knex('meetings')
    .join('users', 'users.id', 'meetings.staff_id')
    .where({ 'users.username': 'teacher' })
    .where('starts_at', '>', new Date(Date.now() + 3_600_000))
    .orderBy('starts_at')
    .first('meetings.id', 'starts_at');
  const minutes = (new Date(starts_at).getTime() - Date.now()) / 60_000 + 10;
  const made = await meetingIn(school.knex, minutes, { seats: [] });
  const later = await meetingIn(school.knex, minutes + 60, { seats: ['student'] });
  await moveTo(school.knex, later, minutes - 20);
  const both = await school.knex('meetings').whereIn('id', [id, made, later]).select('status', 'staff_id');
  expect(both.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  expect(new Set(both.map(({ staff_id }) => staff_id)).size).toBe(3);
  await school.close();
});
