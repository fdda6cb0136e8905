import type { Context, Row } from '../engine/define.ts';
import { notFound } from '../engine/errors.ts';

/** @throws Problem 404 for a test that was not begun */
export async function attemptOf({ attempt_id: id }: Row, { trx }: Context): Promise<Row> {
  const attempt = id && (await trx('attempts').where({ id }).first());
  if (!attempt) throw notFound();
  return attempt;
}
