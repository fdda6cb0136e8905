import type { Knex } from 'knex';

/** A line of the timetable is ended as a private series is: with what it has still to come. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Cancels what is to come of a line. Its days are free: activated again, the line has them once more.
    create function end_line(line integer, reason text, actor jsonb) returns integer language plpgsql as $$
    declare
      ids integer[];
    begin
      perform lock_timetable();
      ids := array(select id from meetings where schedule_id = line and status in ('draft', 'active', 'paused')
        and starts_at > clock_timestamp() order by id);
      perform lock_meetings(ids);
      perform cancel_meeting(id, reason, actor) from unnest(ids) id;
      update meetings set series_date = null where id = any (ids);
      return cardinality(ids);
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function end_line(integer, text, jsonb)');
}
