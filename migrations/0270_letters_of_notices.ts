import type { Knex } from 'knex';

/**
 * What is told on the page is written by e-mail too: a job writes the letters of notices that have none, each once. What
 * students do to their own seats is noted as read: they know it, and its letter brings it into their calendars.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column unwanted_letters jsonb not null default '[]' check (jsonb_typeof(unwanted_letters) = 'array');

    alter table notices
      add column letter_due boolean not null default true,
      add column reminds_of timestamptz;
    update notices set letter_due = false;
    create index on notices (id) where letter_due;
    create unique index notices_one_reminder on notices (registration_id, notice, reminds_of) where reminds_of is not null;

    create index on registrations (starts_at) where status = 'registered';

    alter table letters
      add column notice_id integer unique references notices on delete restrict,
      add column calendar varchar(20000);

    create function tell_own_seat() returns trigger language plpgsql as $$
    begin
      insert into notices (user_id, notice, params, meeting_id, registration_id, read_at)
      values (new.student_id, case new.status when 'registered' then 'seat_registered' else 'seat_cancelled' end,
        jsonb_build_object('starts_at', new.starts_at), new.meeting_id, new.id, clock_timestamp());
      return null;
    end $$;
    create trigger registrations_made after insert on registrations for each row
      when (new.status = 'registered' and new.registered_by = new.student_id)
      execute function tell_own_seat();
    create trigger registrations_accepted after update on registrations for each row
      when (old.status in ('waiting', 'offered') and new.status = 'registered' and new.registered_by = new.student_id)
      execute function tell_own_seat();
    create trigger registrations_cancelled after update on registrations for each row
      when (old.status = 'registered' and new.status = 'inactive' and new.ended_as = 'cancelled')
      execute function tell_own_seat();

    -- The pages of whom a notice is for learn how many they have not read.
    create function publish_notices() returns trigger language plpgsql as $$
    begin
      perform pg_notify('told', jsonb_build_object('topic', 'user', 'id', told.user_id, 'event', 'notices', 'data',
          jsonb_build_object('unread', (
            select count(*) from notices n where n.user_id = told.user_id and n.read_at is null)))::text)
        from (select distinct user_id from written where read_at is null) told;
      return null;
    end $$;
    create trigger notices_published after insert on notices referencing new table as written
      for each statement execute function publish_notices();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger notices_published on notices;
    drop function publish_notices();
    drop trigger registrations_cancelled on registrations;
    drop trigger registrations_accepted on registrations;
    drop trigger registrations_made on registrations;
    drop function tell_own_seat();
    alter table letters drop column notice_id, drop column calendar;
    drop index registrations_starts_at_idx;
    drop index notices_one_reminder;
    alter table notices drop column letter_due, drop column reminds_of;
    alter table users drop column unwanted_letters;
  `);
}
