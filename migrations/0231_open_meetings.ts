import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whom a meeting is open to, by type and level of the student: classes of the own level, forums of a band (levels 0 to
    -- 5 are the beginners'). Particular meetings are their student's alone.
    create function is_open_to(
      student_type text, level_id integer, level_order integer, kind text, meeting_level integer, forum_type text
    ) returns boolean language sql immutable as $$
      select coalesce(
        case kind
          when 'classe' then student_type in ('normal', 'beginner_forum', 'external') and meeting_level = level_id
          when 'forum' then forum_type = case
            when student_type in ('advanced', 'old') then 'advanced'
            when student_type = 'beginner_forum' then 'beginner'
            when student_type = 'demo' then null
            when level_order <= 5 then 'beginner'
            when level_order > 5 then 'advanced'
          end
          when 'demo' then student_type = 'demo'
        end, false)
    $$;

    -- The places of active licences at which nothing is held in a time, the first to be used first.
    create function free_licences(held_from timestamptz, held_until timestamptz)
    returns table (licence_id integer, licence_slot integer) language sql stable as $$
      select s.licence_id, s.number from licence_slots s join licences l on l.id = s.licence_id
      where l.status = 'active' and not exists (
        select from meetings m
        where m.licence_id = s.licence_id and m.licence_slot = s.number and m.status <> 'inactive'
          and tstzrange(m.licence_from, m.licence_until) && tstzrange(held_from, held_until))
      order by l.priority, l.id, s.number
    $$;

    -- Gives licences to those of some meetings that need one, the earliest first.
    create function assign_licences(ids integer[]) returns integer language plpgsql as $$
    declare
      wanting record;
      found_one record;
      given integer := 0;
    begin
      perform lock_timetable();
      for wanting in
        select m.id, m.licence_from, m.licence_until from meetings m
        where m.id = any (ids) and m.licence_id is null and m.status in ('draft', 'active', 'paused')
          and m.ends_at > clock_timestamp()
        order by m.starts_at, m.id
      loop
        select * into found_one from free_licences(wanting.licence_from, wanting.licence_until) limit 1;
        continue when not found;
        update meetings set licence_id = found_one.licence_id, licence_slot = found_one.licence_slot
          where id = wanting.id;
        given := given + 1;
      end loop;
      return given;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function assign_licences(integer[]);
    drop function free_licences(timestamptz, timestamptz);
    drop function is_open_to(text, integer, integer, text, integer, text);
  `);
}
