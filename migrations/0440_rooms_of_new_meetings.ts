import type { Knex } from 'knex';

/**
 * Each new meeting asks for its own room, and found itself by reading all that are to come: a timetable of thousands took
 * minutes. Those asked for are found by their ids.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function want_rooms(asked integer[] default null) returns void language plpgsql as $$
    declare
      due integer[];
    begin
      if asked is null then
        due := array(select id from meetings where status = 'active' and ends_at > clock_timestamp()
          and starts_at < clock_timestamp() + interval '72 hours');
      else
        due := asked;
      end if;
      insert into provider_meetings (meeting_id, licence_id)
        select m.id, m.licence_id from meetings m
        where m.id = any (due) and m.status = 'active' and m.licence_id is not null
          and m.starts_at < clock_timestamp() + interval '72 hours' and m.ends_at > clock_timestamp()
          and not exists (select from provider_meetings r where r.meeting_id = m.id and r.wanted)
        order by m.starts_at, m.id
        on conflict (meeting_id) where wanted do nothing;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function want_rooms(asked integer[] default null) returns void language sql as $$
      insert into provider_meetings (meeting_id, licence_id)
        select m.id, m.licence_id from meetings m
        where (asked is null or m.id = any (asked)) and m.status = 'active' and m.licence_id is not null
          and m.starts_at < clock_timestamp() + interval '72 hours' and m.ends_at > clock_timestamp()
          and not exists (select from provider_meetings r where r.meeting_id = m.id and r.wanted)
        order by m.starts_at, m.id
        on conflict (meeting_id) where wanted do nothing
    $$;
  `);
}
