import type { CompiledForm } from '../assessment/compile.ts';
import { partOf } from '../assessment/draw.ts';
import type { Context, RowOf } from '../engine/define.ts';
import { takenBy, type Version, versionOf } from '../forms/versions.ts';
import { mayReview } from './results.ts';

/**
 * Whether a form shows a file to a student now: in an attempt that is open, or in one whose questions may be read. Of a
 * placement, and of a form that attempts draw from, what the student was asked counts alone.
 */
export async function isShownInAttempt(id: number, ctx: Context): Promise<boolean> {
  const attempts = await ctx
    .trx('attempts')
    .join('form_versions as v', 'v.id', 'attempts.form_version_id')
    .where('attempts.student_id', ctx.caller.id)
    .whereRaw('files_in(v.content) @> array[?::integer]', [id])
    .whereRaw(`(attempts.status = 'draft' or (attempts.asked is null and ${mayReview}))`)
    .whereExists(ctx.trx('resources').where({ id, status: 'active', owner_id: null }))
    .select('attempts.form_version_id', 'attempts.seed', 'attempts.asked');
  for (const attempt of attempts)
    if (shows(formTaken(attempt, await versionOf(attempt.form_version_id, ctx)), id)) return true;
  return false;
}

function formTaken(attempt: Pick<RowOf<'attempts'>, 'seed' | 'asked'>, version: Version): CompiledForm {
  const { asked } = attempt;
  if (!asked) return takenBy(attempt, version).content.es;
  const names = asked.map(({ question }) => question);
  return partOf(version.content.es, names);
}

const shows = (part: unknown, id: number): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('resource' in part && part.resource === id) || Object.values(part).some((inner) => shows(inner, id)));
