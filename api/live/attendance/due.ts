import type { Knex } from 'knex';
import { withRetries } from '../../engine/retry.ts';
import { settle } from './settle.ts';
import { tellOfLateTeachers } from './teacher.ts';

/** Meetings that are going on, or are over and wait for it to be known who was there, and of which something was heard. */
const open = `
  select m.id from meetings m
    where (m.status = 'active' and m.starts_at <= clock_timestamp() or m.status = 'finished' and m.settled_as is null)
      and exists (select from room_events e where e.meeting_id = m.id)
    order by m.id`;

/** Of what nothing was heard for a day nothing will be: whoever taught it says who was there. */
const unheard = `
  with unknown as (
    update meetings m set settled_as = 'unknown'
      where m.status = 'finished' and m.settled_as is null and m.ends_at <= clock_timestamp() - interval '24 hours'
        and not exists (select from room_events e where e.meeting_id = m.id)
      returning m.id, m.staff_id, m.starts_at)
  insert into notices (user_id, notice, params, meeting_id)
    select staff_id, 'attendance_unknown', jsonb_build_object('starts_at', starts_at), id from unknown
    where exists (select from registrations r where r.meeting_id = unknown.id and r.status = 'registered')`;

/** Does what is due to attendance: measures what is going on, settles what is over, and tells of what is missing. */
export async function attendDue(knex: Knex): Promise<void> {
  const { rows } = await knex.raw(open);
  const ids = rows.map(({ id }: { id: number }) => id);
  if (ids.length > 0) await withRetries(() => knex.transaction((trx) => settle(ids, trx)));
  await tellOfLateTeachers(knex);
  await knex.raw(unheard);
}
