import type { AttemptActions } from '#schemas/types/entities/attempts.ts';
import { isStillOpen, presumption } from '../auth/presumption.ts';
import { cachePer } from '../cache.ts';
import type { Context, PlanOrRefusal, RowOf } from '../engine/define.ts';
import { type FieldError, invalid } from '../engine/errors.ts';
import type { Engine } from '../engine/registry.ts';
import { fieldErrors } from '../engine/words/messages.ts';
import { takenBy, type Version, versionOf } from '../forms/versions.ts';
import { notAsAnother } from './as_another.ts';
import { overdueBefore, timeOver } from './deadline.ts';
import { oneByOne } from './one_by_one.ts';
import { clearReplaced, recordingQuestions, strange } from './recordings.ts';

type Attempt = RowOf<'attempts'>;
type SaveInput = AttemptActions['save'];
type Answers = SaveInput['answers'];

/** The number of the last save that counted. */
export const lastSeq = ({ seqs }: Pick<Attempt, 'seqs'>): number => Math.max(0, ...Object.values(seqs));

/**
 * For each answer the save with the higher number wins, so that one which comes late or twice undoes nothing; null
 * clears. What was checked is fixed: the answer says which of those that were sent are.
 */
const merge = `
  update attempts set (answers, seqs) = (
      select (attempts.answers - coalesce(array_agg(name), '{}'))
          || coalesce(jsonb_object_agg(name, answer) filter (where answer <> 'null'), '{}'),
        attempts.seqs || coalesce(jsonb_object_agg(name, :seq::bigint), '{}')
      from jsonb_each(:answers) as sent(name, answer)
      where :seq::bigint > coalesce((attempts.seqs ->> name)::bigint, -1) and not jsonb_exists(attempts.checked, name)),
    version = version + 1, updated_at = now()
  where id = :id and status = 'draft' and student_id = :caller and coalesce(deadline_at > :overdue, true)
    and ${isStillOpen}
  returning id, status, answers, seqs,
    array(select name from jsonb_object_keys(:answers) name where jsonb_exists(attempts.checked, name)) as fixed`;

/** Saves answers in one statement, if the attempt is the caller's, open and in time; null if it is not. */
async function storeAnswers(id: number, { seq, answers }: SaveInput, ctx: Context) {
  const columns = { seq, answers: JSON.stringify(answers) };
  const values = { id, ...columns, ...presumption(ctx.caller), overdue: overdueBefore(ctx.now) };
  // Named, PostgreSQL plans it once for each connection.
  const { rows } = await ctx.trx.raw(merge, values as never).options({ name: 'save' });
  if (!rows[0]) return null;
  const { seqs, fixed, ...saved } = rows[0];
  return { ...saved, seq: lastSeq({ seqs }), ...(fixed.length > 0 ? { fixed } : {}) };
}

/** Answers to a version, as an attempt asks it. */
interface Save {
  input: SaveInput;
  version: Version;
}

/**
 * What is saved of an attempt, or why nothing can be saved now.
 * @throws Problem 422 for a question that the form has not, or an answer of another kind than it asks for
 */
export async function planSave(attempt: Attempt, input: SaveInput | null, ctx: Context): Promise<PlanOrRefusal<Save>> {
  const refusal = notAsAnother(attempt, ctx) ?? oneByOne(attempt, ctx) ?? timeOver(attempt, ctx);
  if (refusal || !input) return refusal;
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  await checkAnswers(attempt, version, input.answers, ctx);
  return { input, version };
}

/** Saves answers, and says what is stored now. */
export async function save(attempt: Attempt, { input, version }: Save, ctx: Context) {
  const saved = await storeAnswers(attempt.id, input, ctx);
  if (saved) await clearReplaced(attempt, saved.answers, version, ctx);
  return saved;
}

/** Whose an attempt is, at which version, and by which seed: it never changes, so it is read once. */
const places = cachePer<Engine, number, { student_id: number; form_version_id: number; seed: number }>({ max: 20_000 });

/** Of an exercise or an exam that has just been begun: its first save will ask. */
export const rememberPlace = ({ id, student_id, form_version_id, seed }: Attempt, { engine }: Context): void =>
  void places(engine).set(id, { student_id, form_version_id, seed });

/** A placement is answered question by question, never by a save. */
async function placeOf(id: number, { engine, trx }: Context) {
  const known = places(engine).get(id);
  if (known) return known;
  const place = await trx('attempts').where({ id, asked: null }).first('student_id', 'form_version_id', 'seed');
  if (place) places(engine).set(id, place);
  return place;
}

/**
 * Saves answers without a transaction, where one statement does it all: what a student waits for most often.
 * @returns undefined where it does not: the usual way then says why
 */
export async function saveAtOnce(id: number, input: SaveInput, ctx: Context) {
  const place = await placeOf(id, ctx);
  if (place?.student_id !== ctx.caller.id || notAsAnother({}, ctx)) return undefined;
  const version = takenBy(place, await versionOf(place.form_version_id, ctx));
  if (errorsIn(version, input.answers).length > 0 || recordingQuestions(version, Object.keys(input.answers)).length > 0)
    return undefined;
  return (await storeAnswers(id, input, ctx)) ?? undefined;
}

/** @throws Problem 422 for answers that the version does not ask for */
export async function checkAnswers(
  attempt: Pick<Attempt, 'id' | 'student_id'>,
  version: Version,
  answers: Answers,
  ctx: Context,
): Promise<void> {
  const errors = [...errorsIn(version, answers), ...(await strange(attempt, version, answers, ctx))];
  if (errors.length > 0) throw invalid(Object.fromEntries(errors.map(([field, error]) => [`answers.${field}`, error])));
}

/** Answers to what the form does not ask, or of another kind than it asks for. */
function errorsIn({ content, validate }: Version, answers: Answers): [string, FieldError][] {
  const unknown = Object.keys(answers).filter((name) => !Object.hasOwn(content.es.schema.properties, name));
  if (unknown.length > 0) return unknown.map((name) => [name, { keyword: 'unknown_question' }]);
  const answeredEntries = Object.entries(answers).filter(([, answer]) => answer !== null);
  return validate(Object.fromEntries(answeredEntries)) ? [] : Object.entries(fieldErrors(validate.errors));
}
