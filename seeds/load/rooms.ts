import type { Knex } from 'knex';
import { measure } from '#api/live/attendance/measure.ts';

/** Classes to which somebody came, and of whose rooms nothing is stored yet. */
const held = `
  select m.id from meetings m
  where m.status = 'completed' and not exists (select from room_events e where e.meeting_id = m.id)
    and exists (select from registrations r where r.meeting_id = m.id and r.joined_at is not null)
  order by m.starts_at, m.id`;

/** Who was there, and when: whoever taught from before the start, and of the students one in eight lost the connection. */
const visits = `
  with visits as (
    select id as meeting_id, staff_id as user_id, starts_at - interval '4 minutes' as came, ends_at + interval '1 minute' as went
      from meetings where id = any (:meetings)
    union all
    select r.meeting_id, r.student_id, visit.came, visit.went
      from registrations r
        cross join lateral (select hashtext(r.student_id || ' ' || r.starts_at) % 8 = 0 as breaks) drawn
        cross join lateral (
          select r.joined_at as came, r.left_at as went where not breaks
          union all select r.joined_at, r.starts_at + interval '21 minutes' where breaks
          union all select r.starts_at + interval '23 minutes', r.left_at where breaks
        ) visit
      where r.meeting_id = any (:meetings) and r.joined_at is not null
  ),
  keys as (
    insert into room_keys (meeting_id, user_id, key)
      select distinct on (meeting_id, user_id) meeting_id, user_id, gen_random_uuid() from visits
      returning meeting_id, user_id, key
  ),
  told as (
    select v.meeting_id, 'person-' || u.id as participant, k.key, u.first_name as name, event, at
      from visits v join keys k using (meeting_id, user_id) join users u on u.id = v.user_id
        cross join lateral (values ('joined', v.came), ('left', v.went)) happened(event, at)
    union all
    select v.meeting_id, '', null, null, event, at
      from visits v join meetings m on m.id = v.meeting_id and m.staff_id = v.user_id
        cross join lateral (values ('started', v.came), ('ended', v.went)) happened(event, at)
  )
  insert into room_events (meeting_id, provider_meeting_id, provider_uuid, participant, key, name, event, at, received_at)
    select meeting_id, 'demo-' || meeting_id, 'demo-' || meeting_id, participant, key, name, event, at, at
    from told order by at, participant, event`;

/** Fills the rooms of the classes that were held with what their provider would have told, and measures who was there. */
export async function fillRooms(knex: Knex): Promise<void> {
  const { rows } = await knex.raw(held);
  const meetings = rows.map(({ id }: { id: number }) => id);
  await knex.raw(visits, { meetings });
  await measure(meetings, knex);
  await knex('meetings').whereIn('id', meetings).update({ settled_as: 'measured' });
}
