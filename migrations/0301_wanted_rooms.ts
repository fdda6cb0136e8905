import type { Knex } from 'knex';

/**
 * What changes in the timetable is wanted at the provider from the same transaction on. Rooms are made 72 hours before the
 * start; whoever changes a meeting that begins soon, or is under way, orders its job at once, the others leave it to the
 * clock.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table licences
      add column calls integer not null default 0 check (calls >= 0),
      add column calls_on date;
    -- What names a room at the provider: it stays, whatever address the school has later.
    alter table provider_meetings add column marker varchar(60);
    alter table meetings
      add column alternative_link varchar(500) check (alternative_link ~ '^https://[^ ]+$');

    -- Wants a room for those of some meetings, or of all, that are due and have none.
    create function want_rooms(asked integer[] default null) returns void language sql as $$
      insert into provider_meetings (meeting_id, licence_id)
        select m.id, m.licence_id from meetings m
        where (asked is null or m.id = any (asked)) and m.status = 'active' and m.licence_id is not null
          and m.starts_at < clock_timestamp() + interval '72 hours' and m.ends_at > clock_timestamp()
          and not exists (select from provider_meetings r where r.meeting_id = m.id and r.wanted)
        order by m.starts_at, m.id
        on conflict (meeting_id) where wanted do nothing
    $$;

    -- A room that the provider never heard of is forgotten; any other has to be removed there.
    create function unwant_rooms(asked integer) returns void language plpgsql as $$
    begin
      delete from provider_meetings
        where meeting_id = asked and wanted and sent_at is null and provider_meeting_id is null;
      update provider_meetings
        set wanted = false, desired_version = desired_version + 1, tries = 0, gave_up_at = null, problem = null,
          next_try_at = clock_timestamp(), version = version + 1, updated_at = clock_timestamp()
        where meeting_id = asked and wanted;
    end $$;

    -- Orders what is to be done to the rooms of a meeting. A school that is being made has no queue yet.
    create function order_rooms(asked integer) returns void language plpgsql as $$
    begin
      if to_regnamespace('graphile_worker') is not null then
        perform graphile_worker.add_job('provider_sync', json_build_object('id', r.id), job_key => 'provider:' || r.id,
            max_attempts => 1)
          from provider_meetings r
          where r.meeting_id = asked and r.applied_version < r.desired_version and r.gave_up_at is null
            and r.next_try_at <= clock_timestamp();
      end if;
    end $$;

    create function desire_room() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if new.licence_id is distinct from old.licence_id or new.status in ('inactive', 'draft') then
          perform unwant_rooms(new.id);
        elsif new.status in ('active', 'paused') then
          update provider_meetings
            set desired_version = desired_version + 1, tries = 0, gave_up_at = null, next_try_at = clock_timestamp(),
              version = version + 1, updated_at = clock_timestamp()
            where meeting_id = new.id and wanted
              and (old.starts_at, old.minutes, old.time_zone, old.class_lesson_id)
                is distinct from (new.starts_at, new.minutes, new.time_zone, new.class_lesson_id);
        end if;
      end if;
      perform want_rooms(array[new.id]);
      if new.starts_at < clock_timestamp() + interval '3 hours' and new.ends_at > clock_timestamp() - interval '1 day' then
        perform order_rooms(new.id);
      end if;
      return null;
    end $$;
    create trigger meetings_room after update on meetings for each row
      when ((old.licence_id, old.status, old.starts_at, old.minutes, old.time_zone, old.class_lesson_id)
        is distinct from (new.licence_id, new.status, new.starts_at, new.minutes, new.time_zone, new.class_lesson_id))
      execute function desire_room();
    create trigger meetings_new_room after insert on meetings for each row
      when (new.status = 'active' and new.licence_id is not null) execute function desire_room();

    create function remove_rooms_of_meeting() returns trigger language plpgsql as $$
    begin
      perform unwant_rooms(old.id);
      return old;
    end $$;
    create trigger meetings_rooms_removed before delete on meetings for each row execute function remove_rooms_of_meeting();

    -- A licence with another address hosts by another account: what has not begun is made anew.
    create function renew_rooms_of_licence() returns trigger language plpgsql as $$
    declare
      of_meetings integer[];
    begin
      of_meetings := array(
        select meeting_id from provider_meetings where licence_id = new.id and wanted and state = 'waiting');
      perform unwant_rooms(id) from unnest(of_meetings) id;
      perform want_rooms(of_meetings);
      return null;
    end $$;
    create trigger licences_rooms after update on licences for each row
      when (old.email <> new.email) execute function renew_rooms_of_licence();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger licences_rooms on licences;
    drop trigger meetings_rooms_removed on meetings;
    drop trigger meetings_new_room on meetings;
    drop trigger meetings_room on meetings;
    drop function renew_rooms_of_licence();
    drop function remove_rooms_of_meeting();
    drop function desire_room();
    drop function order_rooms(integer);
    drop function unwant_rooms(integer);
    drop function want_rooms(integer[]);
    alter table provider_meetings drop column marker;
    alter table meetings drop column alternative_link;
    alter table licences drop column calls, drop column calls_on;
  `);
}
