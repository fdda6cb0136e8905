import type { Knex } from 'knex';
import { addJob } from '../../engine/jobs/jobs.ts';
import type { VideoProblem } from '../../video/problem.ts';
import { type ClaimedRoom, release } from './claim.ts';

/** Waits double from a quarter of a minute to ten minutes: after some six hours somebody has to look at it. */
const first = 15_000;
const longest = 600_000;
const most = 40;

/** What was refused is tried later, or given up: what nobody can make right by waiting, or has been tried often enough. */
export async function postpone(knex: Knex, room: ClaimedRoom, problem: VideoProblem): Promise<void> {
  const { code, isFinal, retryAt, trackingId } = problem;
  const isOver = room.wanted && room.ends_at !== null && new Date(room.ends_at) < new Date();
  const isGivenUp = isFinal || isOver || room.tries + 1 >= most;
  const wait = Math.min(first * 2 ** room.tries, longest);
  const next = new Date(Math.max(Date.now() + wait, retryAt?.getTime() ?? 0));
  const held = await release(knex, room, {
    problem: code,
    tracking_id: trackingId,
    tries: room.tries + 1,
    next_try_at: next,
    gave_up_at: isGivenUp ? new Date() : null,
    // Only of a call that was lost it is not known whether it was done.
    ...(code !== 'unreachable' && code !== 'unexpected' && { sent_at: room.sent_before }),
  });
  if (held && !isGivenUp)
    await addJob(knex, 'provider_sync', { id: room.id }, { key: `provider:${room.id}`, tries: 1, at: next });
}
