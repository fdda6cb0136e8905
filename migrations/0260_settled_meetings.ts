import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Completes meetings that are finished and of whose seats it is known who was there: those asked for, or all. The seats
    -- of the second of two consecutive ones are the first's.
    create function complete_settled(asked integer[] default null) returns void language sql as $$
      update meetings m set status = 'completed', version = m.version + 1, updated_at = clock_timestamp()
        where m.status = 'finished' and (asked is null or m.id = any (asked))
          and not exists (
            select from registrations r
            where r.status = 'registered'
              and r.meeting_id in (select m.id union all select f.id from meetings f where f.second_id = m.id))
    $$;

    -- Whoever marks the last seat completes the meeting; of two who mark at the same moment the clock's job does it. Nothing
    -- is written, and the timetable not locked, where no meeting of the seats is finished.
    create function complete_settled_of_seats() returns trigger language plpgsql as $$
    declare
      finished integer[];
    begin
      select array_agg(distinct m.id) into finished
        from changed join meetings first on first.id = changed.meeting_id
          join meetings m on m.id in (first.id, first.second_id)
        where m.status = 'finished' and changed.status <> 'registered';
      if finished is not null then
        perform complete_settled(finished);
      end if;
      return null;
    end $$;
    create trigger registrations_settle after update on registrations referencing new table as changed
      for each statement execute function complete_settled_of_seats();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger registrations_settle on registrations;
    drop function complete_settled_of_seats();
    drop function complete_settled(integer[]);
  `);
}
