import type { Context } from '../engine/define.ts';

/** Takes back the cards of what a regrade has found to be right. */
export async function settleRegraded(attempts: number[], { trx, now }: Context): Promise<void> {
  if (attempts.length === 0) return;
  await trx.raw(
    `update review_cards c set status = 'regraded', version = c.version + 1, updated_at = :now
      from attempts a, jsonb_array_elements(a.graded) as g(answer)
      where a.id = any(:attempts) and c.attempt_id = a.id and c.status = 'active'
        and answer ->> 'question' = c.question and answer -> 'correct' = 'true'`,
    { attempts, now },
  );
}
