import type { Context } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';
import { patchAll } from '../engine/write.ts';
import type { Test } from './attempt.ts';

/**
 * Changes the status of a locked test after what its student did elsewhere: a start begins it, the last answer or the
 * end of the time sends it. Nobody calls either, so they are no actions of the API; the audit log has them like
 * actions.
 */
export async function changeStatus(
  test: Test,
  action: 'begin' | 'send',
  changes: Partial<Test>,
  ctx: Context,
): Promise<Test> {
  const entity = ctx.engine.entities.get('leveling_tests') as Entity;
  const [after] = (await patchAll(entity, [test], changes, action, ctx)) as [Test];
  return after;
}
