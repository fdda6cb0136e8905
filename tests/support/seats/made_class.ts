import type { Served } from '../served.ts';

const hour = 3_600_000;

/** The day so many days from now, as the school's clock says it. */
const dayIn = (days: number): string => new Date(Date.now() + (days * 24 - 6) * hour).toISOString().slice(0, 10);

/** A class of one seat in the demo student's level, beyond those that the school opens with. */
export async function makeClass({ knex }: Served, days: number, more: object = {}): Promise<number> {
  const student = await knex('users').where({ username: 'student' }).first();
  const teacher = await knex('users').where({ username: 'karen.whitfield' }).first();
  const [{ id }] = await knex('meetings')
    .insert({
      ...{ kind: 'classe', staff_id: teacher.id, level_id: student.current_level_id, parallel: true },
      ...{ local_date: dayIn(days), start_time: '05:00', minutes: 50, time_zone: 'America/Mexico_City' },
      ...{ margin_before: 0, margin_after: 0, capacity: 1, registration_days: 60, status: 'active', ...more },
    })
    .returning('id');
  return id;
}
