import type { Row } from '#api/engine/define.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { clearTimetable } from '#tests/support/timetable.ts';

/** A school with meetings that begin about now, whose rooms the provider has made. */
export interface Scene {
  school: School;
  /** A class that begins so many minutes from now, with a seat for `student`, taught by `teacher`. */
  meeting(minutes: number, more?: Row, options?: { isMade?: boolean }): Promise<number>;
  seat(meeting_id: number, username: string): Promise<number>;
  idOf(username: string): Promise<number>;
  close(): Promise<void>;
}

const minute = 60_000;

/** A moment as a wall in UTC shows it. */
const wall = (moment: Date) => ({
  local_date: moment.toISOString().slice(0, 10),
  start_time: moment.toISOString().slice(11, 19),
});

export async function openScene(): Promise<Scene> {
  const school = await openSchool();
  const { knex } = school;
  await clearTimetable(knex);
  const idOf = async (username: string): Promise<number> => (await knex('users').where({ username }).first('id')).id;
  const { current_level_id: level_id } = await knex('users').where({ username: 'student' }).first();
  let licences = 0;

  async function licence(): Promise<number> {
    licences += 1;
    const [{ id }] = await knex('licences')
      .insert({ email: `room.${licences}@school.example`, type_license: 'pro', priority: 50 + licences })
      .returning('id');
    return id;
  }

  async function seat(meeting_id: number, username: string): Promise<number> {
    const [{ id }] = await knex('registrations')
      .insert({ meeting_id, student_id: await idOf(username), status: 'registered' })
      .returning('id');
    return id;
  }

  return {
    school,
    idOf,
    seat,
    async meeting(minutes, more = {}, { isMade = true } = {}) {
      const licence_id = await licence();
      const [{ id }] = await knex('meetings')
        .insert({
          ...{ kind: 'classe', staff_id: await idOf('teacher'), level_id, capacity: 8, registration_days: 30 },
          ...{ ...wall(new Date(Date.now() + minutes * minute)), minutes: 50, time_zone: 'UTC' },
          ...{
            margin_before: 0,
            margin_after: 0,
            licence_id,
            licence_slot: 1,
            status: 'active',
            parallel: true,
            ...more,
          },
        })
        .returning('id');
      await seat(id, 'student');
      const made = { meeting_id: id, applied_version: 1, provider: 'sandbox' };
      await knex('provider_meetings').where({ meeting_id: id }).delete();
      await knex('provider_meetings').insert({
        ...made,
        licence_id,
        provider_meeting_id: isMade ? `test-${id}` : null,
      });
      return id;
    },
    close: () => school.close(),
  };
}
