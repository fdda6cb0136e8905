import type { LookedUp } from './looked_up.ts';

const minute = 60_000;
/** How many minutes a meeting takes. */
const length = 50;

/** A moment as a wall in UTC shows it. */
export const wall = (moment: Date) => ({
  local_date: moment.toISOString().slice(0, 10),
  start_time: moment.toISOString().slice(11, 19),
});

export const idOf = async (knex: LookedUp, username: string): Promise<number> =>
  (await knex('users').where({ username }).first('id')).id;

/** Somebody has a seat in a meeting, and gives up what the timetable has at that hour: nobody sits in two. */
export async function seatIn(knex: LookedUp, meeting_id: number, username: string): Promise<number> {
  const student_id = await idOf(knex, username);
  const { starts_at, ends_at } = await knex('meetings').where({ id: meeting_id }).first('starts_at', 'ends_at');
  await knex('registrations')
    .where({ student_id })
    .whereIn('status', ['registered', 'completed'])
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .update({ status: 'inactive', ended_as: 'removed', cancelled_at: new Date() });
  const [{ id }] = await knex('registrations').insert({ meeting_id, student_id, status: 'registered' }).returning('id');
  return id;
}

/** A licence that hosts nothing else. */
async function licence(knex: LookedUp): Promise<number> {
  const last = await knex('licences').orderBy('id', 'desc').first('id');
  const [{ id }] = await knex('licences')
    .insert({ email: `room.${last?.id ?? 0}@school.example`, type_license: 'pro', priority: 50 })
    .returning('id');
  return id;
}

/** Somebody teaches nothing else at that hour: a substitute takes what the timetable has there. */
async function freeTeacher(knex: LookedUp, staff_id: number, from: Date): Promise<void> {
  const busy = knex('meetings')
    .where({ staff_id })
    .where('starts_at', '<', new Date(from.getTime() + length * minute))
    .where('ends_at', '>', from);
  const taken = await busy.pluck('id');
  if (taken.length === 0) return;
  const { role_id } = await knex('users').where({ id: staff_id }).first('role_id');
  const [{ id }] = await knex('users')
    .insert({
      ...{ kind: 'staff', role_id, username: `substitute-${taken[0]}`, password: 'x', email: 's@school.example' },
      ...{ first_name: 'Sustituto', name: `De ${taken[0]}` },
    })
    .returning('id');
  await knex('meetings').whereIn('id', taken).update({ staff_id: id });
}

interface Options {
  /** Columns of the meeting. */
  more?: object;
  /** Who has a seat in it. */
  seats?: string[];
  /** Whether the provider has made its room. */
  isMade?: boolean;
}

/** A class of 50 minutes in the student's level that begins so many minutes from now, taught by `teacher`. */
export async function meetingIn(
  knex: LookedUp,
  minutes: number,
  { more = {}, seats = ['student'], isMade = true }: Options = {},
): Promise<number> {
  const begins = new Date(Date.now() + minutes * minute);
  const staff_id = await idOf(knex, 'teacher');
  await freeTeacher(knex, staff_id, begins);
  const licence_id = await licence(knex);
  const { current_level_id: level_id } = await knex('users').where({ username: 'student' }).first('current_level_id');
  const [{ id }] = await knex('meetings')
    .insert({
      ...{ kind: 'classe', staff_id, level_id, capacity: 8, registration_days: 30 },
      ...{ ...wall(begins), minutes: length, time_zone: 'UTC' },
      ...{ margin_before: 0, margin_after: 0, licence_id, licence_slot: 1, status: 'active', parallel: true, ...more },
    })
    .returning('id');
  for (const username of seats) await seatIn(knex, id, username);
  await knex('provider_meetings').where({ meeting_id: id }).delete();
  const made = { meeting_id: id, licence_id, applied_version: 1, provider: 'sandbox' };
  await knex('provider_meetings').insert({ ...made, provider_meeting_id: isMade ? `test-${id}` : null });
  return id;
}
