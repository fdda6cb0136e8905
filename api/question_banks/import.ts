import { audit } from '#api/engine/audit.ts';
import { createAll } from '#api/engine/create_all.ts';
import type { Context, PlanOrRefusal, RowOf } from '#api/engine/define.ts';
import type { Entity } from '#api/engine/registry.ts';
import { lockRows } from '#api/engine/rows.ts';
import type { FormActions } from '#schemas/types/fragments/form.ts';
import type { ImportedQuestion } from './check_items.ts';
import { filesImportedWith, removeUnusedFiles, saveFiles } from './files.ts';
import type { ReadResult } from './reading/read_apart.ts';
import { sentenceOf } from './report.ts';

const questionsOf = ({ engine }: Context) => engine.entities.get('questions') as Entity;

/** The size of a batch: between batches other requests are served. */
const atOnce = 100;

/**
 * Appends the importable questions of a file to a form, as staff would one by one.
 * @returns what was read, and the ids of the new questions
 */
export async function importQuestions(form: Entity, id: number, { report, questions }: ReadResult, ctx: Context) {
  await lockRows(form, [id], 'update', ctx);
  const last = await ctx.trx('questions').where({ form_id: id }).max({ order: 'order' }).first();
  const { stored, findings } = await saveFiles(questions, ctx);
  const levels = await levelsByOrder(ctx);
  const bodies = stored.map(({ files: _, place: __, group: ___, level, ...question }, at) => ({
    ...question,
    ...(level === undefined ? {} : { level_id: levels.get(level) }),
    form_id: id,
    order: Number(last?.order ?? 0) + at + 1,
  }));
  const made: number[] = [];
  for (let from = 0; from < bodies.length; from += atOnce) {
    const rows = await createAll(questionsOf(ctx), bodies.slice(from, from + atOnce), ctx);
    for (const row of rows) made.push(row.id);
  }
  await putIntoGroups(stored, made, ctx);
  const lost = findings.map((problem) => sentenceOf(problem, ctx.caller.locale));
  const problems = [...report.problems, ...lost].toSorted((one, other) => one.line - other.line);
  return { ...report, problems, questions: made };
}

/** The levels of the school by their order, as files name them. */
export async function levelsByOrder({ trx }: Pick<Context, 'trx'>): Promise<Map<number, number>> {
  const rows = await trx('levels').select('id', 'order');
  return new Map(rows.map(({ id, order }) => [order, id]));
}

/** Questions refer to their passage once all are there. */
async function putIntoGroups(stored: ImportedQuestion[], ids: number[], { trx }: Context): Promise<void> {
  const within = stored.flatMap(({ group }, at) => (group === undefined ? [] : [{ id: ids[at], parent: ids[group] }]));
  if (within.length === 0) return;
  await trx.raw(
    'update questions set parent_id = r.parent from jsonb_to_recordset(?) r(id int, parent int) where r.id = questions.id',
    [JSON.stringify(within)],
  );
}

/** Questions of a form; an array is one parameter, however many are in it. */
const importedQuestions = (form_id: number, ids: number[], { trx }: Context) =>
  trx('questions').where({ form_id }).whereRaw('id = any(?)', [ids]);

interface Import {
  ids: number[];
  rows: RowOf<'questions'>[];
}

/** What an import brought, as long as nobody has worked on it. */
export async function planUndoImport(
  { id }: { id: number },
  input: FormActions['undo_import'] | null,
  ctx: Context,
): Promise<PlanOrRefusal<Import>> {
  if (!input) return null;
  const rows = await importedQuestions(id, input.questions, ctx).select('*').forUpdate();
  const changed = rows.filter(({ version }) => version > 1).length;
  return changed > 0 ? { rule: 'changed_since_import', params: { count: changed } } : { ids: input.questions, rows };
}

/** Takes back what an import brought. */
export async function undoImport(
  form: { id: number },
  { ids, rows }: Import,
  ctx: Context,
): Promise<{ count: number }> {
  const files = await filesImportedWith(ids, ctx);
  await importedQuestions(form.id, ids, ctx).delete();
  await removeUnusedFiles(files, ctx);
  await audit(
    rows.map((row) => ({ action: 'undo_import', entity: questionsOf(ctx), record_id: row.id, before: row })),
    ctx,
  );
  return { count: rows.length };
}
