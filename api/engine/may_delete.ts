import type { Knex } from 'knex';
import type { Context, Entity } from './define.ts';
import { Problem } from './errors.ts';
import { problemOf } from './problems.ts';
import { remove } from './write.ts';

class TakenBack extends Error {}

/**
 * Answers "may I delete it?" before anybody does, by deleting it in a transaction that is taken back: what holds a record
 * is known by its rules and by the foreign keys of everything else.
 * @returns null when the caller may, else the refusal
 * @throws Problem 404 for a record that is not there for the caller
 */
export async function mayDelete(entity: Entity, id: number, ctx: Context): Promise<Problem | null> {
  const attempt = async (trx: Knex.Transaction) => {
    await remove(entity, id, null, { ...ctx, trx });
    throw new TakenBack();
  };
  try {
    return await ctx.trx.transaction(attempt);
  } catch (error) {
    if (error instanceof TakenBack) return null;
    const problem = problemOf(error as Error);
    if (problem instanceof Problem && [403, 409].includes(problem.status)) return problem;
    throw error;
  }
}
