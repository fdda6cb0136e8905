import type { Knex } from 'knex';
import { unfinished } from '#schemas/live/meeting_statuses.ts';
import { isUnfinished } from './conditions.ts';

const actor = JSON.stringify({ role: 'system' });

/** Meetings with offers that have expired, with a list that has to close, or with seats that can be offered. */
const waiting = `select distinct m.id from meetings m join registrations r on r.meeting_id = m.id
    cross join settings c left join meetings s on s.id = m.second_id
  where m.starts_at > now() and (
    r.status = 'offered' and r.offered_until <= clock_timestamp()
    or r.status = 'waiting' and (
      m.taken < least(m.capacity, s.capacity)
      or m.starts_at - make_interval(mins => c.cancel_until_minutes) <= clock_timestamp()))
  order by m.id`;

/** Does what is due to waiting lists, each meeting in a transaction of its own: none waits for the locks of another. */
export async function tendDue(knex: Knex): Promise<void> {
  const { rows } = await knex.raw(waiting);
  for (const { id } of rows) await knex.raw('select tend_seats(?)', [id]);
}

/**
 * Finishes meetings whose time and grace are over, completes those of whose seats nothing is left to settle, and cancels
 * those that are still paused at their start.
 */
export async function finishDue(knex: Knex): Promise<void> {
  const paused: number[] = await knex('meetings')
    .where({ status: 'paused' })
    .where('starts_at', '<=', knex.raw('clock_timestamp()'))
    .pluck('id');
  for (const id of paused) await knex.raw('select cancel_meeting(?, null, ?)', [id, actor]);
  await knex.raw(
    `update meetings set status = 'finished', version = meetings.version + 1, updated_at = clock_timestamp()
      from settings c where status = 'active' and ends_at + make_interval(mins => c.grace_minutes) <= clock_timestamp()`,
  );
  await knex.raw(finishSeries);
  await knex.raw('select complete_settled()');
}

/** Series are finished when their last class is over. */
const finishSeries = `
  update particular_classes p set status = 'finished', version = p.version + 1, updated_at = clock_timestamp()
    where p.status = 'active' and not exists (
      select from meetings m where m.particular_class_id = p.id and ${isUnfinished('m')})`;

/** Gives licences to meetings that lack one. */
export async function giveLicences(knex: Knex): Promise<void> {
  const lacking = knex('meetings')
    .whereNull('licence_id')
    .whereIn('status', unfinished)
    .where('ends_at', '>', knex.raw('clock_timestamp()'));
  const ids: number[] = await lacking.pluck('id');
  if (ids.length > 0) await knex.raw('select assign_licences(?)', [ids]);
}
