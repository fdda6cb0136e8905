import { randomInt } from 'node:crypto';
import type { Context, Refusal, Row } from '../engine/define.ts';
import { type FieldError, invalid } from '../engine/errors.ts';
import { fieldErrors } from '../engine/messages.ts';
import { permute } from '../engine/question/compile.ts';
import { type Version, versionOf } from './versions.ts';

/** In the name of somebody else one may look, but not answer. */
export const notAsAnother = (_row: Row, { caller }: Context): Refusal | null =>
  caller.session_kind === 'impersonation' ? { rule: 'not_as_another' } : null;

const ownAttempts = (form: Row, ctx: Context) =>
  ctx
    .trx('attempts')
    .join('form_versions', 'form_versions.id', 'attempts.form_version_id')
    .where({ 'form_versions.form_id': form.id, 'attempts.student_id': ctx.caller.id });

/** The attempt at a form that the caller has begun and not submitted. */
export const begun = (form: Row, ctx: Context): Promise<Row | undefined> =>
  ownAttempts(form, ctx).where('attempts.status', 'draft').orderBy('attempts.id').first('attempts.*');

async function latestVersion(form: Row, ctx: Context): Promise<Version> {
  const { id } = await ctx.trx('form_versions').where({ form_id: form.id }).orderBy('number', 'desc').first('id');
  return versionOf(id, ctx);
}

/** Why a student may not take a form now. One that was begun may always be finished. */
export async function startable(form: Row, ctx: Context): Promise<Refusal | null> {
  const another = notAsAnother(form, ctx);
  if (another) return another;
  if (await begun(form, ctx)) return null;
  const { attempts_allowed } = (await latestVersion(form, ctx)).rules;
  if (attempts_allowed === null) return null;
  const [taken] = await ownAttempts(form, ctx).count({ count: '*' });
  return Number(taken?.count) >= attempts_allowed
    ? { rule: 'no_attempts_left', params: { allowed: attempts_allowed } }
    : null;
}

/** Begins an attempt at the last version of a form, or goes on with the one that was begun, and shows it. */
export async function start(form: Row, ctx: Context) {
  const attempt = (await begun(form, ctx)) ?? (await begin(form, ctx));
  const { form_id, content, rules } = await versionOf(attempt.form_version_id, ctx);
  const asked = content[ctx.caller.locale];
  return {
    id: attempt.id,
    status: attempt.status,
    form_id,
    title: { es: rules.title, ...(rules.english_title ? { en: rules.english_title } : {}) },
    ...(rules.shuffle ? permute(asked, attempt.seed) : asked),
    answers: attempt.answers,
    seq: lastSeq(attempt),
    started_at: attempt.started_at,
  };
}

async function begin(form: Row, ctx: Context): Promise<Row> {
  const { id, key } = await latestVersion(form, ctx);
  const points = key.reduce((sum, question) => sum + (question.pilot ? 0 : question.points), 0);
  const row = { form_version_id: id, student_id: ctx.caller.id, seed: randomInt(2 ** 31), points };
  await ctx
    .trx('attempts')
    .insert({ ...row, started_at: ctx.now })
    .onConflict(ctx.trx.raw(`(student_id, form_version_id) where status = 'draft'`))
    .ignore();
  return (await begun(form, ctx)) as Row;
}

/** The number of the last save that counted. */
const lastSeq = ({ seqs }: Row): number => Math.max(0, ...Object.values<number>(seqs));

/** For each answer the save with the higher number wins, so that one which comes late or twice undoes nothing; null clears. */
const merge = `
  update attempts set (answers, seqs) = (
      select (attempts.answers - coalesce(array_agg(name), '{}'))
          || coalesce(jsonb_object_agg(name, answer) filter (where answer <> 'null'), '{}'),
        attempts.seqs || coalesce(jsonb_object_agg(name, :seq::bigint), '{}')
      from jsonb_each(:answers) as sent(name, answer)
      where :seq::bigint > coalesce((attempts.seqs ->> name)::bigint, -1)),
    version = version + 1, updated_at = now()
  where id = :id and status = 'draft'
  returning id, status, answers, seqs`;

/**
 * Keeps answers, in one statement.
 * @returns what is kept now
 * @throws Problem 422 for a question that the form has not, or an answer of another kind than it asks for
 */
export async function save(attempt: Row, { seq, answers }: Row, ctx: Context) {
  const { validate } = await versionOf(attempt.form_version_id, ctx);
  const unknown = Object.keys(answers).filter((name) => !known(validate, name));
  if (unknown.length > 0) throw invalid(errorsAt(unknown.map((name) => [name, { keyword: 'unknown_question' }])));
  const given = Object.entries(answers).filter(([, answer]) => answer !== null);
  if (!validate(Object.fromEntries(given))) throw invalid(errorsAt(Object.entries(fieldErrors(validate.errors))));
  const { rows } = await ctx.trx.raw(merge, { id: attempt.id, seq, answers: JSON.stringify(answers) });
  const [{ seqs, ...kept }] = rows;
  return { ...kept, seq: lastSeq({ seqs }) };
}

const known = ({ schema }: Version['validate'], name: string) =>
  Object.hasOwn((schema as { properties: object }).properties, name);

const errorsAt = (errors: [string, FieldError][]): Record<string, FieldError> =>
  Object.fromEntries(errors.map(([field, error]) => [`answers.${field}`, error]));
