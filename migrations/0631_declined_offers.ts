import type { Knex } from 'knex';

/** Where the letter of an offer brought it into the student's calendar, another takes it away when the student declines it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function tell_declined_offer() returns trigger language plpgsql as $$
    begin
      insert into notices (user_id, notice, params, meeting_id, registration_id, read_at)
      select new.student_id, 'offer_declined', jsonb_build_object('starts_at', new.starts_at), new.meeting_id, new.id,
          clock_timestamp()
        where exists (select from notices n join letters l on l.notice_id = n.id
          where n.registration_id = new.id and n.notice = 'seat_offered' and l.calendar is not null);
      return null;
    end $$;
    create trigger registrations_declined after update on registrations for each row
      when (old.status = 'offered' and new.status = 'inactive' and new.ended_as = 'declined')
      execute function tell_declined_offer();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger registrations_declined on registrations;
    drop function tell_declined_offer();
  `);
}
