import type { ControlOptions } from '#schemas/questions/controls.ts';
import type { AttemptActions, AttemptResults } from '#schemas/types/entities/attempts.ts';
import { type CompiledForm, controlOf } from '../assessment/compile.ts';
import type { Context, PlanOrRefusal, RowOf } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { requireRow } from '../engine/require_row.ts';
import { takenBy, versionOf } from '../forms/versions.ts';
import { notAsAnother } from './as_another.ts';

/**
 * Which play of a recording is spent that may be listened to only so often, or why none is left. The attempt is locked:
 * two that come at once are two.
 * @throws Problem 422 for a recording without a limit, or none
 */
export async function planPlay(
  attempt: RowOf<'attempts'>,
  input: AttemptActions['play'] | null,
  ctx: Context,
): Promise<PlanOrRefusal<{ name: string }>> {
  const refusal = notAsAnother(attempt, ctx);
  if (refusal || !input) return refusal;
  // `place` is the question or the group that shows the recording.
  const { place, resource } = input;
  const { content } = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const limit = shownAt(content.es, place)?.media?.find((medium) => medium.resource === resource)?.plays;
  if (!limit) throw invalid({ resource: { keyword: 'unlimited' } });
  const name = `${place}.${resource}`;
  return (attempt.plays[name] ?? 0) < limit ? { name } : { rule: 'no_plays_left', params: { limit } };
}

/** Spends it. */
export async function play(
  { id, plays }: RowOf<'attempts'>,
  { name }: { name: string },
  { trx, now }: Context,
): Promise<AttemptResults['play']> {
  const playCounts = JSON.stringify({ ...plays, [name]: (plays[name] ?? 0) + 1 });
  const [row] = await trx('attempts')
    .where({ id })
    .update({ plays: playCounts, version: trx.raw('version + 1'), updated_at: now })
    .returning('plays');
  return requireRow(row);
}

const shownAt = (form: CompiledForm, place: string): ControlOptions | undefined =>
  form.uiSchema['ui:groups']?.find(({ name }) => name === place) ??
  (Object.hasOwn(form.schema.properties, place) ? controlOf(form, place)['ui:options'] : undefined);
