import { audit } from '#api/engine/audit.ts';
import { createAll } from '#api/engine/create_all.ts';
import type { Context, Row } from '#api/engine/define.ts';
import { Problem, refused } from '#api/engine/errors.ts';
import { reasonOf } from '#api/engine/question/check.ts';
import { questionTypes } from '#api/engine/question/registry.ts';
import type { Entity } from '#api/engine/registry.ts';
import { lockRows } from '#api/engine/rows.ts';
import { say } from '#api/engine/words.ts';
import { Unreadable } from './define.ts';
import { broughtWith, keepFiles, takeOut } from './files.ts';
import { type Outcome, readQuestions, type Told } from './read.ts';

const questionsOf = ({ engine }: Context) => engine.entities.get('questions') as Entity;

/** What a file holds, in the caller's words; nothing is written. */
export const tried = (name: string, bytes: Buffer, ctx: Context) => told(read(name, bytes), ctx);

function told({ questions, problems, refused, format }: Outcome, { caller }: Context) {
  const byType = Map.groupBy(questions, ({ type }) => type);
  return {
    format,
    count: questions.length,
    refused,
    types: Object.fromEntries([...byType].map(([type, those]) => [type, those.length])),
    problems: problems.map((problem) => ({
      line: problem.line,
      name: problem.name.slice(0, 200),
      taken: problem.taken,
      reason: problem.reason,
      message: messageOf(problem, caller.locale),
    })),
  };
}

/** @throws Problem 422 for a file of which nothing can be read */
function read(name: string, bytes: Buffer): Outcome {
  try {
    return readQuestions(name, bytes, questionTypes);
  } catch (error) {
    if (error instanceof Unreadable) throw new Problem(422, `file_${error.reason}`, { params: error.params });
    throw error;
  }
}

const messageOf = ({ reason, params, complaint }: Told, locale: Context['caller']['locale']) =>
  say(locale, `exchange.reasons.${reason}`, complaint ? { reason: reasonOf(complaint, locale) } : params);

/**
 * Writes what is good of a file behind the questions of a form, as staff would one by one.
 * @returns what was read, and the ids of the new questions
 */
export async function bringIn(form: Entity, id: number, name: string, bytes: Buffer, ctx: Context) {
  const outcome = read(name, bytes);
  await lockRows(form, [id], 'update', ctx);
  const last = await ctx.trx('questions').where({ form_id: id }).max({ order: 'order' }).first();
  const { ready, told: lost } = await keepFiles(outcome.questions, ctx);
  const bodies = ready.map(({ files: _, place: __, ...question }, at) => ({
    ...question,
    form_id: id,
    order: Number(last?.order ?? 0) + at + 1,
  }));
  const made = await createAll(questionsOf(ctx), bodies, ctx);
  const problems = [...outcome.problems, ...lost].toSorted((one, other) => one.line - other.line);
  return { ...told({ ...outcome, problems }, ctx), questions: made.map((row) => row.id as number) };
}

/**
 * Takes back what an import brought, as long as nobody has worked on it.
 * @throws Problem 409 when a question was changed since
 */
export async function takeBack(form: Entity, id: number, ids: number[], ctx: Context): Promise<{ count: number }> {
  await lockRows(form, [id], 'update', ctx);
  const those = ctx.trx('questions').where({ form_id: id }).whereIn('id', ids);
  const rows: Row[] = await those.clone().select('*').forUpdate();
  const changed = rows.filter(({ version }) => version > 1).length;
  if (changed > 0) throw refused({ rule: 'changed_since_import', params: { count: changed } });
  const files = await broughtWith(ids, ctx);
  await those.clone().delete();
  await takeOut(files, ctx);
  await audit(
    rows.map((row) => ({ action: 'delete', entity: questionsOf(ctx), record_id: row.id, before: row })),
    ctx,
  );
  return { count: rows.length };
}
