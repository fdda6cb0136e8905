import type { Context, Row } from './define.ts';
import type { Entity } from './registry.ts';

/** What was done: its place, and the row before and after as far as they exist. */
export interface Deed {
  action: string;
  entity: Entity;
  record_id: number | null;
  before?: Row | null;
  after?: Row | null;
  /** What else is to be known of it; nothing secret. */
  details?: Row;
}

/** Writes what was done to the append-only audit log, in the transaction of the change. */
export async function audit(deeds: Deed[], ctx: Context): Promise<void> {
  if (deeds.length === 0) return;
  const { caller } = ctx;
  const common = {
    user_id: caller.id,
    actor_id: caller.actor_id,
    role: caller.role,
    at: ctx.now,
    address: ctx.address,
    request_id: ctx.request_id,
  };
  await ctx.trx('audit_logs').insert(
    deeds.map(({ action, entity, record_id, before, after, details }) => ({
      ...common,
      action,
      entity: entity.name,
      record_id,
      ...difference(entity, before ?? null, after ?? null),
      ...(details && { after: JSON.stringify(details) }),
    })),
  );
}

/** Only what changed, and never a secret. */
function difference(entity: Entity, before: Row | null, after: Row | null) {
  const told = Object.keys(entity.schema.properties).filter(
    (field) => !entity.schema.properties[field]?.writeOnly && !['version', 'created_at', 'updated_at'].includes(field),
  );
  const changed = told.filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]));
  const cut = (row: Row | null) =>
    row &&
    JSON.stringify(Object.fromEntries(changed.filter((field) => field in row).map((field) => [field, row[field]])));
  return { before: cut(before), after: cut(after) };
}
