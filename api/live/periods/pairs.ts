import type { Knex } from 'knex';

/**
 * Makes pairs of the meetings of active consecutive classes: of one day, one after the other, to come, and in which nobody
 * has a seat yet, so that whoever registers has both or none.
 */
export const pairMeetings = (trx: Knex) =>
  trx.raw(
    `update meetings f set second_id = s.id
      from consecutive_classes c, meetings s
      where c.status = 'active'
        and (f.schedule_id = c.first_schedule_id and s.schedule_id = c.second_schedule_id
          or f.id = c.first_meeting_id and s.id = c.second_meeting_id)
        and s.local_date = f.local_date and s.starts_at >= f.ends_at and f.starts_at > clock_timestamp()
        and f.status = 'active' and s.status = 'active' and f.second_id is null
        and not exists (
          select from registrations r where r.meeting_id in (f.id, s.id) and r.status <> 'inactive')`,
  );

/** Takes pairs apart in which nobody has a seat yet. */
export const unpairMeetings = (id: number, trx: Knex) =>
  trx.raw(
    `update meetings f set second_id = null
      from consecutive_classes c, meetings s
      where c.id = ? and s.id = f.second_id and f.starts_at > clock_timestamp()
        and (f.schedule_id = c.first_schedule_id and s.schedule_id = c.second_schedule_id
          or f.id = c.first_meeting_id and s.id = c.second_meeting_id)
        and not exists (select from registrations r where r.meeting_id = f.id and r.status <> 'inactive')`,
    [id],
  );
