import type { LookedUp } from './looked_up.ts';

/** Lets days go by for all that students review: it was done and planned so much earlier. */
export async function letDaysPass(knex: LookedUp, days: number): Promise<void> {
  await knex.raw(`update review_cards set due_on = due_on - :days::int, reviewed_on = reviewed_on - :days::int`, {
    days,
  });
  await knex.raw(
    `update review_sets set started_at = started_at - make_interval(days => :days),
      finished_at = finished_at - make_interval(days => :days)`,
    { days },
  );
  await knex.raw(`update review_answers set answered_at = answered_at - make_interval(days => :days)`, { days });
}
