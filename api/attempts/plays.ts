import { type CompiledForm, controlOf } from '../assessment/compile.ts';
import type { ControlOptions } from '../assessment/define.ts';
import type { Context, Row } from '../engine/define.ts';
import { invalid, refused } from '../engine/errors.ts';
import { takenBy, versionOf } from '../forms/versions.ts';

/** Counts one play, unless none is left: two that come at once are two. */
const count = `
  update attempts set plays = jsonb_set(plays, array[:name], to_jsonb(coalesce((plays ->> :name)::int, 0) + 1)),
    version = version + 1, updated_at = now()
  where id = :id and status = 'draft' and coalesce((plays ->> :name)::int, 0) < :limit
  returning plays`;

/**
 * Spends one play of a recording that may be listened to only so often.
 * @param place the question or group that shows the recording
 * @throws Problem 409 when none is left, 422 for a recording without a limit, or none
 */
export async function play(attempt: Row, { place, resource }: Row, ctx: Context): Promise<Row> {
  const { content } = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const limit = shownAt(content.es, place)?.media?.find((medium) => medium.resource === resource)?.plays;
  if (!limit) throw invalid({ resource: { keyword: 'unlimited' } });
  const { rows } = await ctx.trx.raw(count, { name: `${place}.${resource}`, id: attempt.id, limit });
  if (rows.length === 0) throw refused({ rule: 'no_plays_left', params: { limit } });
  return rows[0];
}

const shownAt = (form: CompiledForm, place: string): ControlOptions | undefined =>
  form.uiSchema['ui:groups']?.find(({ name }) => name === place) ??
  (Object.hasOwn(form.schema.properties, place) ? controlOf(form, place)['ui:options'] : undefined);
