import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';

/** Meetings that the caller teaches. */
export const taughtByCaller = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.where('meetings.staff_id', caller.id);

/** Of the rows of a table, those of the caller. */
export const ofCaller =
  (column: string) =>
  (query: Knex.QueryBuilder, { caller }: Context) =>
    query.where(column, caller.id);

const seatOfCaller = `exists (
  select from registrations r join meetings held on held.id = r.meeting_id
  where meetings.id in (held.id, held.second_id) and r.student_id = ?)`;

/** Meetings that a student may register for by type and level, and those in which the student has, or had, a seat. */
export const openToCaller = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw(
    `(meetings.status not in ('draft', 'inactive')
        and is_open_to(?, ?, ?, meetings.kind, meetings.level_id, meetings.forum_type)
      or ${seatOfCaller})`,
    [caller.student_type, caller.level?.id ?? null, caller.level?.order ?? null, caller.id] as Knex.RawBinding[],
  );

/** The bands of forums; the place of one is its number as a topic. */
export const bands = ['beginner', 'advanced'];

/** The band whose forums are open to the caller. */
export async function bandOf({ trx, caller }: Context): Promise<string | null> {
  const { rows } = await trx.raw(
    `select band from unnest(?::text[]) band where is_open_to(?, ?, ?, 'forum', null, band)`,
    [bands, caller.student_type, caller.level?.id ?? null, caller.level?.order ?? null] as Knex.RawBinding[],
  );
  return rows[0]?.band ?? null;
}

/** Students who have, or had, a seat in a meeting of the caller, or a series of private classes. */
export const inMeetingsOfCaller = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw(
    `(exists (
        select from registrations r join meetings first on first.id = r.meeting_id
          join meetings held on held.id in (first.id, first.second_id)
        where r.student_id = users.id and held.staff_id = :caller)
      or exists (select from particular_classes p where p.student_id = users.id and p.staff_id = :caller))`,
    { caller: caller.id as number },
  );

/** Meetings of a private series of the caller. */
export const ofCallersSeries = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw(
    'exists (select from particular_classes p where p.id = meetings.particular_class_id and p.student_id = ?)',
    [caller.id as number],
  );

/** Seats in meetings of the caller. */
export const seatsOfCallersMeetings = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw(
    `exists (select from meetings first join meetings held on held.id in (first.id, first.second_id)
      where first.id = registrations.meeting_id and held.staff_id = ?)`,
    [caller.id as number],
  );

/** Events in rooms of meetings of the caller. */
export const eventsOfCallersMeetings = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw(`exists (select from meetings m where m.id = room_events.meeting_id and m.staff_id = ?)`, [
    caller.id as number,
  ]);
