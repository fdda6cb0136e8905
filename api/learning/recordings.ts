import type { Context, Row } from '../engine/define.ts';
import { conflict, type FieldError, notFound, refused } from '../engine/errors.ts';
import { controlOf } from '../engine/question/compile.ts';
import { notAsAnother } from './as_another.ts';
import { timeOver } from './deadline.ts';
import { type Version, versionOf } from './versions.ts';

/** How many recordings somebody may send within one attempt: taking it again is free, filling the disk is not. */
const most = 50;

/** The questions of a version that are answered by a recording. */
export const recorded = ({ content }: Version, names: string[]): string[] =>
  names.filter((name) => controlOf(content.es, name)?.['ui:widget'] === 'recorder');

/**
 * Makes sure that somebody may send a recording: for the own open attempt, whose form asks for one.
 * @throws Problem 404, 409
 */
export async function mayRecord(id: number, ctx: Context): Promise<void> {
  const attempt: Row | undefined = await ctx.trx('attempts').where({ id, student_id: ctx.caller.id }).first();
  if (!attempt) throw notFound();
  const version = await versionOf(attempt.form_version_id, ctx);
  if (recorded(version, version.content.es.uiSchema['ui:order']).length === 0) throw notFound();
  const refusal = attempt.status === 'draft' ? null : { rule: 'wrong_state', params: { state: attempt.status } };
  const why = refusal ?? notAsAnother(attempt, ctx) ?? timeOver(attempt, ctx);
  if (why) throw refused(why);
  const own = ctx.trx('resources').where({ owner_id: ctx.caller.id, kind: 'audio' });
  const [{ count } = { count: 0 }] = await own.where('created_at', '>=', attempt.started_at).count();
  if (Number(count) >= most) throw conflict('too_many_recordings', { limit: most });
}

/** Answers that name a recording which is not the student's own. */
export async function strange(version: Version, answers: Row, ctx: Context): Promise<[string, FieldError][]> {
  const names = recorded(version, Object.keys(answers)).filter((name) => answers[name]);
  if (names.length === 0) return [];
  const ids = names.map((name) => String(answers[name])).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const own: number[] = await ctx
    .trx('resources')
    .whereIn('id', ids.map(Number))
    .where({ owner_id: ctx.caller.id, kind: 'audio' })
    .pluck('id');
  const lost = names.filter((name) => !own.includes(Number(answers[name])));
  return lost.map((name) => [name, { keyword: 'reference' }]);
}
