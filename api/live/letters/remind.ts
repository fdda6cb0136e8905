import type { Knex } from 'knex';

/**
 * Notes the reminders that are due, each once for the start that it speaks of: a day and an hour before, to who was not
 * written to about the seat since (registered or moved so late, they know). One that could not be sent in its first
 * quarter is left out.
 */
export const noteReminders = (knex: Knex) =>
  knex.raw(`
    insert into notices (user_id, notice, params, meeting_id, registration_id, reminds_of)
    select r.student_id, k.notice, jsonb_build_object('starts_at', r.starts_at), r.meeting_id, r.id, r.starts_at
    from (values ('reminder_day', interval '24 hours'), ('reminder_hour', interval '1 hour')) k(notice, ahead)
      join registrations r on r.status = 'registered'
        and r.starts_at > clock_timestamp() + k.ahead * 0.75 and r.starts_at <= clock_timestamp() + k.ahead
      join meetings m on m.id = r.meeting_id and m.status = 'active'
    where not exists (
      select from notices n where n.registration_id = r.id and n.created_at > r.starts_at - k.ahead)
    on conflict do nothing`);
