import { randomInt } from 'node:crypto';
import type { Context, Refusal, Row } from '../engine/define.ts';
import { permute } from '../engine/question/compile.ts';
import { askedOf } from '../engine/question/group.ts';
import { limits } from '../placement/stop.ts';
import { notAsAnother } from './as_another.ts';
import { deadlineOf, secondsLeft, submitInTime } from './deadline.ts';
import { lastSeq } from './save.ts';
import { type Version, versionOf } from './versions.ts';

const ownAttempts = (form: Row, ctx: Context) =>
  ctx
    .trx('attempts')
    .join('form_versions', 'form_versions.id', 'attempts.form_version_id')
    .where({ 'form_versions.form_id': form.id, 'attempts.student_id': ctx.caller.id });

/** The attempt at a form that the caller has begun and not submitted. */
export const begun = (form: Row, ctx: Context): Promise<Row | undefined> =>
  ownAttempts(form, ctx).where('attempts.status', 'draft').orderBy('attempts.id').first('attempts.*');

/** What the rule of a start has asked for already is not asked again by the start itself. */
const found = new WeakMap<Context, { form: Row; draft: Promise<Row | undefined> }>();

function begunBefore(form: Row, ctx: Context): Promise<Row | undefined> {
  const known = found.get(ctx);
  if (known?.form === form) return known.draft;
  const draft = begun(form, ctx);
  found.set(ctx, { form, draft });
  return draft;
}

async function latestVersion(form: Row, ctx: Context): Promise<Version> {
  const { id } = await ctx.trx('form_versions').where({ form_id: form.id }).orderBy('number', 'desc').first('id');
  return versionOf(id, ctx);
}

/** Why a student may not take a form now. One that was begun may always be finished. */
export async function startable(form: Row, ctx: Context): Promise<Refusal | null> {
  const another = notAsAnother(form, ctx);
  if (another) return another;
  if (await begunBefore(form, ctx)) return null;
  const { attempts_allowed } = (await latestVersion(form, ctx)).rules;
  if (attempts_allowed === null) return null;
  const [taken] = await ownAttempts(form, ctx).count({ count: '*' });
  return Number(taken?.count) >= attempts_allowed
    ? { rule: 'no_attempts_left', params: { allowed: attempts_allowed } }
    : null;
}

/** Begins an attempt at the last version of a form, or goes on with the one that was begun, and shows it. */
export async function start(form: Row, ctx: Context) {
  const attempt = (await begunBefore(form, ctx)) ?? (await begin(form, ctx));
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
    plays: attempt.plays,
    started_at: attempt.started_at,
    deadline_at: attempt.deadline_at,
    seconds_left: secondsLeft(attempt, ctx.now),
  };
}

/** An adaptive test has an end also where its form names none. */
const minutesOf = ({ time_limit_minutes, adaptive }: Version['rules']) =>
  time_limit_minutes ?? (adaptive ? limits.minutes : null);

/** Begins an attempt at the last version of a form. */
export async function begin(form: Row, ctx: Context): Promise<Row> {
  const { id, key, rules } = await latestVersion(form, ctx);
  const points = askedOf(key).reduce((sum, question) => sum + (question.pilot ? 0 : question.points), 0);
  const row = { form_version_id: id, student_id: ctx.caller.id, seed: randomInt(2 ** 31), points };
  const [made] = await ctx
    .trx('attempts')
    .insert({ ...row, started_at: ctx.now, deadline_at: deadlineOf(minutesOf(rules), ctx.now) })
    .onConflict(ctx.trx.raw(`(student_id, form_version_id) where status = 'draft'`))
    .ignore()
    .returning('*');
  if (made?.deadline_at) await submitInTime(made, ctx.trx);
  return made ?? ((await begun(form, ctx)) as Row);
}
