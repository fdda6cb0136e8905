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

/** Lets days go by for a student: what they have done and the level that they began was so much earlier. */
export async function letDaysPassFor(knex: LookedUp, student: number, days: number): Promise<void> {
  await letDaysPass(knex, days);
  const by = { days, student };
  await knex.raw(
    `update attempts set started_at = started_at - make_interval(days => :days),
      submitted_at = submitted_at - make_interval(days => :days),
      worked_at = coalesce((select jsonb_agg(moment::timestamptz - make_interval(days => :days))
        from jsonb_array_elements_text(worked_at) moment), '[]')
      where student_id = :student`,
    by,
  );
  await knex.raw(
    `update users set level_started_at = level_started_at - make_interval(days => :days) where id = :student`,
    by,
  );
}
