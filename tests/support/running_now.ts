import type { LookedUp } from './looked_up.ts';

const minute = 60_000;
/** The number of a meeting that is still to be made. */
const none = 0;

/** A moment as a wall in UTC shows it. */
const wall = (moment: Date) => ({
  local_date: moment.toISOString().slice(0, 10),
  start_time: moment.toISOString().slice(11, 19),
});

export const idOf = async (knex: LookedUp, username: string): Promise<number> =>
  (await knex('users').where({ username }).first('id')).id;

/** From when to when something is. */
interface Hour {
  starts_at: Date;
  ends_at: Date;
}

const hourFrom = (starts_at: Date, minutes: number): Hour => ({
  starts_at,
  ends_at: new Date(starts_at.getTime() + minutes * minute),
});

/** Students give up what the timetable has at that hour beside a meeting: nobody sits in two. */
const freeStudents = (knex: LookedUp, students: number[], meeting: number, { starts_at, ends_at }: Hour) =>
  knex('registrations')
    .whereIn('student_id', students)
    .whereNot({ meeting_id: meeting })
    .whereIn('status', ['registered', 'completed'])
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .update({ status: 'inactive', ended_as: 'removed', cancelled_at: new Date() });

/** Somebody teaches nothing else at that hour beside a meeting: a substitute takes what the timetable has there. */
async function freeTeacher(knex: LookedUp, staff_id: number, meeting: number, { starts_at, ends_at }: Hour) {
  const taken = await knex('meetings')
    .where({ staff_id })
    .whereNot({ id: meeting })
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .pluck('id');
  if (taken.length === 0) return;
  const { role_id } = await knex('users').where({ id: staff_id }).first('role_id');
  const [{ id }] = await knex('users')
    .insert({
      ...{
        kind: 'staff',
        role_id,
        username: `substitute-${taken.join('-')}`,
        password: 'x',
        email: 's@school.example',
      },
      ...{ first_name: 'Sustituto', name: `De ${taken[0]}` },
    })
    .returning('id');
  await knex('meetings').whereIn('id', taken).update({ staff_id: id });
}

/** Somebody has a seat in a meeting. */
export async function seatIn(knex: LookedUp, meeting_id: number, username: string): Promise<number> {
  const student_id = await idOf(knex, username);
  const hour = await knex('meetings').where({ id: meeting_id }).first('starts_at', 'ends_at');
  await freeStudents(knex, [student_id], meeting_id, hour);
  const [{ id }] = await knex('registrations').insert({ meeting_id, student_id, status: 'registered' }).returning('id');
  return id;
}

/** Moves a meeting, as if it had been planned to begin so many minutes from now. */
export async function moveTo(knex: LookedUp, id: number, minutes: number): Promise<void> {
  const { staff_id, minutes: length } = await knex('meetings').where({ id }).first('staff_id', 'minutes');
  const hour = hourFrom(new Date(Date.now() + minutes * minute), length);
  await freeTeacher(knex, staff_id, id, hour);
  await freeStudents(knex, await knex('registrations').where({ meeting_id: id }).pluck('student_id'), id, hour);
  await knex('meetings').where({ id }).update(wall(hour.starts_at));
}

/** A licence that hosts nothing else. */
async function licence(knex: LookedUp): Promise<number> {
  const last = await knex('licences').orderBy('id', 'desc').first('id');
  const [{ id }] = await knex('licences')
    .insert({ email: `room.${last?.id ?? 0}@school.example`, type_license: 'pro', priority: 50 })
    .returning('id');
  return id;
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
  const usual = { staff_id: await idOf(knex, 'teacher'), minutes: 50 };
  const { staff_id, minutes: length }: typeof usual = { ...usual, ...more };
  const hour = hourFrom(new Date(Date.now() + minutes * minute), length);
  await freeTeacher(knex, staff_id, none, hour);
  const licence_id = await licence(knex);
  const { current_level_id: level_id } = await knex('users').where({ username: 'student' }).first('current_level_id');
  const [{ id }] = await knex('meetings')
    .insert({
      ...{ kind: 'classe', staff_id, level_id, capacity: 8, registration_days: 30 },
      ...{ ...wall(hour.starts_at), minutes: length, time_zone: 'UTC' },
      ...{ margin_before: 0, margin_after: 0, licence_id, licence_slot: 1, status: 'active', parallel: true, ...more },
    })
    .returning('id');
  for (const username of seats) await seatIn(knex, id, username);
  await knex('provider_meetings').where({ meeting_id: id }).delete();
  const made = { meeting_id: id, licence_id, applied_version: 1, provider: 'sandbox' };
  await knex('provider_meetings').insert({ ...made, provider_meeting_id: isMade ? `test-${id}` : null });
  return id;
}
