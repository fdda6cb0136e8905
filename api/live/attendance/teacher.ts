import type { Knex } from 'knex';
import { planners } from '#schemas/accounts/roles.ts';
import { hasSeat, isHeld } from '../conditions.ts';

/** SQL of whether a teacher has come into the room of a meeting: by the own key, or as whoever opened it. */
const hasBegun = (meeting: string) => `exists (
  select from room_events e
    left join room_keys k on k.key = e.key
    left join users u on u.id = k.user_id
  where e.meeting_id = ${meeting}.id and (e.event = 'started' or e.event = 'joined' and u.kind = 'staff'))`;

/** After so many minutes without a teacher the students are told, and the office. */
const patience = 10;

/**
 * SQL of whether the teacher of a meeting ought to have come by now. Nothing is known of a room that the provider has not
 * made, nor of a meeting that may be held by another link. None is longer than a day, so that few have to be looked at.
 */
export const isLate = (meeting: string) => `(${meeting}.status = 'active'
  and ${meeting}.starts_at between statement_timestamp() - interval '1 day'
    and statement_timestamp() - interval '${patience} minutes'
  and ${meeting}.ends_at > statement_timestamp() and ${meeting}.alternative_link is null and not ${hasBegun(meeting)}
  and exists (
    select from provider_meetings p where p.meeting_id = ${meeting}.id and p.wanted and p.provider_meeting_id is not null))`;

/**
 * Tells the students of meetings whose teacher has not come, and those who can do something about it. Once: it is no
 * reminder.
 */
export async function tellOfLateTeachers(knex: Knex): Promise<void> {
  await knex.raw(
    `with late as (
        select m.id, m.starts_at from meetings m
        where ${isLate('m')}
          and not exists (select from notices n where n.meeting_id = m.id and n.notice = 'teacher_late')),
      notified as (
        insert into notices (user_id, notice, params, meeting_id, registration_id)
        select r.student_id, 'teacher_late', jsonb_build_object('starts_at', late.starts_at), late.id, r.id
          from late join meetings first on late.id in (first.id, first.second_id)
            join registrations r on r.meeting_id = first.id and ${hasSeat('r')}
        union all
        select u.id, 'teacher_late', jsonb_build_object('starts_at', late.starts_at), late.id, null
          from late cross join users u join roles on roles.id = u.role_id
          where roles.slug = any (?) and u.status = 'active')
      select tell('meeting', id, 'room') from late`,
    [planners],
  );
}

/**
 * Ends a finished meeting to which no teacher came: it was not held, nobody was absent, and the day's limit is given back.
 * That it was held elsewhere, or that the provider only said nothing, must be out of the question: who teaches has not
 * even asked for the room. Of a pair of which one was held the seats stay.
 * @param meeting of which the provider has no report, although it answers
 */
export async function endUnheld(meeting: number, trx: Knex): Promise<boolean> {
  await trx.raw('select lock_timetable(), lock_meetings(?)', [[meeting]]);
  const { rows } = await trx.raw(
    `select m.id from meetings m
      where m.id = ? and m.status = 'finished' and m.settled_as is null and m.alternative_link is null
        and not exists (select from room_events e where e.meeting_id = m.id)
        and not exists (select from room_keys k join users u on u.id = k.user_id where k.meeting_id = m.id and u.kind = 'staff')
        and not exists (select from registrations r where r.meeting_id = m.id and r.marked_by is not null)
        and m.second_id is null and not exists (select from meetings f where f.second_id = m.id)`,
    [meeting],
  );
  if (rows.length === 0) return false;
  await trx.raw(
    `with ended as (
        update registrations set status = 'inactive', ended_as = 'meeting_cancelled', cancelled_at = clock_timestamp(),
            version = version + 1, updated_at = clock_timestamp()
          where meeting_id = :meeting and ${isHeld('registrations')}
          returning *),
      notified as (
        insert into notices (user_id, notice, params, meeting_id, registration_id)
        select student_id, 'teacher_missed', jsonb_build_object('starts_at', starts_at), meeting_id, id from ended),
      audit_lines as (
        insert into audit_logs (role, at, action, entity, record_id, after)
        select 'system', clock_timestamp(), 'cancel', 'registrations', id,
            jsonb_build_object('meeting_id', meeting_id, 'student_id', student_id, 'status', status, 'ended_as', ended_as)
          from ended)
      update meetings set status = 'inactive', settled_as = 'no_teacher', cancelled_at = clock_timestamp(), taken = 0,
          over_capacity = 0, licence_id = null, licence_slot = null, version = version + 1, updated_at = clock_timestamp()
        where id = :meeting`,
    { meeting },
  );
  return true;
}
