import type { Knex } from 'knex';

/** Wants the rooms that have become due, and orders what waits, the first to begin first. What has been ordered already is ordered once. */
export async function orderDue(knex: Knex): Promise<void> {
  await knex.raw('select want_rooms()');
  await knex.raw(`
    select graphile_worker.add_job('provider_sync', json_build_object('id', due.id), job_key => 'provider:' || due.id,
        max_attempts => 1)
      from (
        select r.id from provider_meetings r left join meetings m on m.id = r.meeting_id
        where r.applied_version < r.desired_version and r.gave_up_at is null and r.next_try_at <= clock_timestamp()
          and (r.lease_until is null or r.lease_until <= clock_timestamp())
        order by m.starts_at, r.id) due`);
}
