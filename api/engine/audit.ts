import type { Knex } from 'knex';
import { housekeeping } from '#schemas/dialect.ts';
import { derived } from '../cache.ts';
import type { Context, Entity, Row } from './define.ts';

/** What was done: to which record, and the row before and after as far as they exist. */
export interface AuditEntry {
  action: string;
  entity: Entity;
  record_id: number | null;
  before?: Row | null;
  after?: Row | null;
  /** Further facts; nothing secret. */
  details?: Row;
}

/** A statement takes 65,535 parameters, and a line more than ten. */
const atOnce = 500;

/** Writes what was done, however much, to the append-only audit log, in the transaction of the change. */
export async function audit(entries: AuditEntry[], ctx: Context): Promise<void> {
  for (let from = 0; from < entries.length; from += atOnce)
    await ctx.trx('audit_logs').insert(entries.slice(from, from + atOnce).map((entry) => lineOf(entry, ctx)));
}

const lineOf = ({ action, entity, record_id, before, after, details }: AuditEntry, ctx: Context): Row => ({
  ...circumstances(ctx),
  action,
  entity: entity.name,
  record_id,
  ...difference(entity, before ?? null, after ?? null),
  ...(details && { after: JSON.stringify(details) }),
});

/**
 * An insertion that writes its own line of the audit log: both in one statement, as a create has no row to read before.
 * @param insertion of one row, which returns all of it
 * @returns a query for the whole row that was made
 */
export function withAudit(entity: Entity, insertion: Knex.QueryBuilder, ctx: Context): Knex.QueryBuilder {
  const line = { ...circumstances(ctx), action: 'create', entity: entity.name };
  const log = ctx.trx.raw(
    `insert into audit_logs (${Object.keys(line).join(', ')}, record_id, after)
      select ${Object.keys(line).map(() => '?')}, id, to_jsonb(audited)
      from (select ${auditedColumnsSql(entity)} from made) audited`,
    Object.values(line),
  );
  return ctx.trx.with('made', insertion).with('log', log).select('*').from('made');
}

/**
 * The same of an update, for each row with what has changed of it: a table that is read in the statement which changes
 * it is as it was before.
 * @param update of the rows with these ids, which returns all of them
 * @returns a query for the whole rows as they have become
 */
export function withAuditOf(
  action: string,
  entity: Entity,
  update: Knex.QueryBuilder,
  ids: number[],
  ctx: Context,
): Knex.QueryBuilder {
  const line = { ...circumstances(ctx), action, entity: entity.name };
  const log = ctx.trx.raw(
    `insert into audit_logs (${Object.keys(line).join(', ')}, record_id, before, after)
      select ${Object.keys(line).map(() => '?')}, row_before.id,
        coalesce(changed.before, '{}'), coalesce(changed.after, '{}')
      from (select ${auditedColumnsSql(entity)} from ?? where id = any(?)) row_before
      join (select ${auditedColumnsSql(entity)} from made) row_after on row_after.id = row_before.id
      cross join lateral (
        select jsonb_object_agg(key, old.value) as before, jsonb_object_agg(key, new.value) as after
        from jsonb_each(to_jsonb(row_before)) old join jsonb_each(to_jsonb(row_after)) new using (key)
        where old.value <> new.value) changed
      order by row_before.id`,
    [...Object.values(line), entity.table, ids],
  );
  return ctx.trx.with('made', update).with('log', log).select('*').from('made');
}

/** By whom, when and from where. */
const circumstances = ({ caller, now, address, request_id }: Context) => ({
  user_id: caller.id,
  actor_id: caller.actor_id,
  role: caller.role,
  at: now,
  address,
  request_id,
});

/** The columns that the log may hold: what says something, and no secret. */
const auditedColumns = derived(({ schema }: Entity) =>
  Object.entries(schema.properties)
    .filter(([field, property]) => !property.writeOnly && !property['x-computed'] && !housekeeping.includes(field))
    .map(([field]) => field),
);

/** The same in SQL. */
const auditedColumnsSql = derived((entity: Entity) =>
  auditedColumns(entity)
    .map((column) => `"${column}"`)
    .join(', '),
);

/** Only what changed. */
function difference(entity: Entity, before: Row | null, after: Row | null) {
  const changedFields = auditedColumns(entity).filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );
  const pickChanged = (row: Row | null) =>
    row &&
    JSON.stringify(
      Object.fromEntries(changedFields.filter((field) => field in row).map((field) => [field, row[field]])),
    );
  return { before: pickChanged(before), after: pickChanged(after) };
}
