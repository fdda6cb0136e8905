import type { Knex } from 'knex';

/**
 * A notice is about any record, named as the audit log names it. What is written about a meeting says so by itself. Pages
 * are told that their reader's notices have changed; how many are unread is counted for them, as who reads decides which
 * kinds are shown.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column unwanted_notices jsonb not null default '[]' check (jsonb_typeof(unwanted_notices) = 'array');

    alter table notices
      add column entity varchar(60) check (char_length(entity) >= 1),
      add column record_id integer,
      add constraint notices_about_a_record check ((entity is null) = (record_id is null));
    create index on notices (entity, record_id);
    update notices n set entity = entity_of_meeting(m.kind), record_id = m.id from meetings m where m.id = n.meeting_id;

    create function name_meeting_of_notice() returns trigger language plpgsql as $$
    begin
      select entity_of_meeting(m.kind), m.id into new.entity, new.record_id from meetings m where m.id = new.meeting_id;
      return new;
    end $$;
    create trigger notices_of_meetings before insert on notices for each row
      when (new.meeting_id is not null and new.entity is null) execute function name_meeting_of_notice();

    drop trigger notices_published on notices;
    create or replace function publish_notices() returns trigger language plpgsql as $$
    begin
      perform tell('user', changed.user_id, 'notices') from (select distinct user_id from written where read_at is null) changed;
      return null;
    end $$;
    create trigger notices_published after insert on notices referencing new table as written
      for each statement execute function publish_notices();

    create function publish_read_notices() returns trigger language plpgsql as $$
    begin
      perform tell('user', changed.user_id, 'notices') from (
        select distinct w.user_id from written w join former f on f.id = w.id where w.read_at is distinct from f.read_at) changed;
      return null;
    end $$;
    create trigger notices_read after update on notices referencing old table as former new table as written
      for each statement execute function publish_read_notices();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger notices_read on notices;
    drop function publish_read_notices();
    drop trigger notices_published on notices;
    create or replace function publish_notices() returns trigger language plpgsql as $$
    begin
      perform pg_notify('told', jsonb_build_object('topic', 'user', 'id', told.user_id, 'event', 'notices', 'data',
          jsonb_build_object('unread', (
            select count(*) from notices n where n.user_id = told.user_id and n.read_at is null)))::text)
        from (select distinct user_id from written where read_at is null) told;
      return null;
    end $$;
    create trigger notices_published after insert on notices referencing new table as written
      for each statement execute function publish_notices();
    drop trigger notices_of_meetings on notices;
    drop function name_meeting_of_notice();
    alter table notices drop constraint notices_about_a_record, drop column entity, drop column record_id;
    alter table users drop column unwanted_notices;
  `);
}
