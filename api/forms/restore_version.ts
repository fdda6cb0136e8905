import type { FormResults } from '#schemas/types/fragments/form.ts';
import type { StoredQuestion } from '../assessment/compile.ts';
import { type AuditEntry, audit } from '../engine/audit.ts';
import type { ActionOf, Context, RowOf } from '../engine/define.ts';
import { notFound } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { defaults, patchAll, shownAll } from '../engine/write.ts';
import { compare } from './compare.ts';
import { type Forms, formEntity } from './form_entity.ts';
import { draftOf } from './publish.ts';

/** The draft as it becomes beside what it was, whether it had changes that are in no version, and its changed questions as the caller sees them. */
type RestoredVersion = FormResults['restore_version'];

type Form = RowOf<'forms'>;
type Question = RowOf<'questions'>;

interface Restoring extends Omit<RestoredVersion, 'questions'> {
  version: { key: StoredQuestion[]; rules: RowOf<'form_versions'>['rules'] };
}

/**
 * Makes the questions and the rules of a published version the draft of its form again. Versions and attempts stay as
 * they are; what the draft had beside it is in the list of removed questions.
 */
export const versionRestoring: ActionOf<Forms, 'restore_version', Restoring> = {
  plan: (form, input, ctx) => input && planRestoring(form, input.version, ctx),
  preview: (_form, { version: _, ...summary }) => ({ ...summary, questions: [] }),
  async apply(form, { version, ...summary }, ctx) {
    await restoreRules(form, version.rules, ctx);
    return { ...summary, questions: await restoreQuestions(form, version.key, ctx) };
  },
};

/** @throws Problem 404 when the form has no such version */
async function planRestoring(form: Form, number: number, ctx: Context): Promise<Restoring> {
  const version = await ctx.trx('form_versions').where({ form_id: form.id, number }).first('key', 'rules');
  if (!version) throw notFound();
  const draft = await draftOf(form, ctx);
  return { version, changes: compare(draft, version), unpublished: draft.changed };
}

/** A version knows the rules that there were when it was published; the others stay. It names practice where it is on. */
async function restoreRules(form: Form, rules: object, ctx: Context): Promise<void> {
  const entity = formEntity(form, ctx);
  const changes = Object.fromEntries(
    Object.entries({ practice: false, ...rules }).filter(
      ([field, value]) => field in entity.schema.properties && form[field as keyof Form] !== value,
    ),
  );
  if (Object.keys(changes).length === 0) return;
  await patchAll(entity, [form], changes, 'update', ctx);
}

async function restoreQuestions(
  form: Form,
  key: StoredQuestion[],
  ctx: Context,
): Promise<RestoredVersion['questions']> {
  const { trx, engine } = ctx;
  const entity = engine.entities.get('questions') as Entity;
  const were = await trx('questions').where({ form_id: form.id }).orderBy('id').forUpdate();
  const wantedRows = await rowsOf(form, key, entity, ctx);
  const [there, stays] = [new Set(were.map(({ id }) => id)), new Set(wantedRows.map(({ id }) => id))];
  const removedQuestions = were.filter(({ id }) => !stays.has(id));
  const shownBefore = await byId(entity, were, ctx);
  const inserted = await writeRows(
    `insert into questions select made.* from jsonb_populate_recordset(null::questions, ?::jsonb) made returning *`,
    wantedRows.filter(({ id }) => !there.has(id)),
    ctx,
  );
  const updatedQuestions = await writeRows(
    `update questions q set ${content.map((column) => `"${column}" = made."${column}"`)}, version = q.version + 1,
        updated_at = made.updated_at
      from jsonb_populate_recordset(null::questions, ?::jsonb) made
      where q.id = made.id and (${content.map((column) => `q."${column}"`)})
        is distinct from (${content.map((column) => `made."${column}"`)})
      returning q.*`,
    wantedRows.filter(({ id }) => there.has(id)),
    ctx,
  );
  await trx('questions')
    .whereIn(
      'id',
      removedQuestions.map(({ id }) => id),
    )
    .delete();
  const shownAfter = await byId(entity, [...inserted, ...updatedQuestions], ctx);
  const raw = new Map(were.map((row) => [row.id, row]));
  const entries = [
    ...inserted.map((after): AuditEntry => ({ action: 'restore', entity, record_id: after.id, after })),
    ...updatedQuestions.map(
      (after): AuditEntry => ({ action: 'update', entity, record_id: after.id, before: raw.get(after.id), after }),
    ),
    ...removedQuestions.map((before): AuditEntry => ({ action: 'delete', entity, record_id: before.id, before })),
  ];
  await audit(entries, ctx);
  return entries.map(({ record_id }) => ({
    before: shownBefore.get(record_id as number) ?? null,
    after: shownAfter.get(record_id as number) ?? null,
  }));
}

const writeRows = async (statement: string, rows: object[], { trx }: Context): Promise<Question[]> =>
  rows.length > 0 ? (await trx.raw(statement, [JSON.stringify(rows)])).rows : [];

const byId = async (entity: Entity, rows: Question[], ctx: Context) =>
  new Map((await shownAll(entity, rows, ctx)).map((row) => [row.id as number, row]));

interface KnownQuestion extends Pick<Question, 'id' | 'level_id'> {
  becomes: number;
  count: number;
  dismissed: Question['dismissed'] | null;
}

/** The columns of a question that a version stores. */
const content = [
  ...['parent_id', 'order', 'type', 'body', 'key', 'points'],
  ...['difficulty', 'skill', 'level_id', 'pilot'],
];

/**
 * The rows that the questions of a version become, under their own ids: what was answered to them belongs to them still.
 * One that has moved to another form since stays there, and a copy is made under a new id.
 */
async function rowsOf(form: Form, key: StoredQuestion[], entity: Entity, { trx, now }: Context) {
  const { rows } = await trx.raw<{ rows: KnownQuestion[] }>(
    `select k.id, coalesce(away.new, k.id) as becomes, level.id as level_id, log.count, log.dismissed
      from jsonb_to_recordset(:key::jsonb) k(id int, level_id int)
      left join levels level on level.id = k.level_id
      left join lateral (select nextval(pg_get_serial_sequence('questions', 'id'))::int as new
        from questions q where q.id = k.id and q.form_id <> :form) away on true
      left join lateral (select count(*)::int as count,
          (array_agg(before -> 'dismissed' order by id desc) filter (where action = 'delete'))[1] as dismissed
        from audit_logs where entity = 'questions' and record_id = k.id) log on true`,
    { key: JSON.stringify(key.map(({ id, level_id }) => ({ id, level_id }))), form: form.id },
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return key.map(({ id, parent_id, ...question }) => {
    const { becomes, level_id, count, dismissed } = known.get(id) as KnownQuestion;
    return {
      ...defaults(entity),
      ...question,
      id: becomes,
      form_id: form.id,
      parent_id: known.get(parent_id ?? 0)?.becomes ?? null,
      level_id,
      dismissed: dismissed ?? [],
      version: count + 1,
      created_at: now,
      updated_at: now,
    };
  });
}
