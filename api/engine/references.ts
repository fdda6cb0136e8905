import type { Knex } from 'knex';
import type { Schema } from '#schemas/dialect.ts';
import type { Context, Entity, Row } from './define.ts';
import { type FieldError, invalid } from './errors.ts';

/**
 * Holds what foreign keys cannot: that a reference leads to a record of its entity where several share a table, to a file
 * of a kind that the field takes, and to a record that is as the field asks (`x-only`).
 * @throws Problem 422 naming the fields
 */
export async function checkReferences(entity: Entity, body: Row, ctx: Context): Promise<void> {
  const errors: Record<string, FieldError> = {};
  for (const [field, value] of Object.entries(body)) {
    const property = entity.schema.properties[field] as Schema;
    const ids: number[] = [...new Set([value ?? []].flat())];
    if (ids.length > 0 && !(await allFit(property.items ?? property, ids, ctx)))
      errors[field] = { keyword: 'reference' };
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function allFit(property: Schema, ids: number[], ctx: Context): Promise<boolean> {
  const targets = [property['x-reference'] ?? []].flat().map((name) => ctx.engine.entities.get(name) as Entity);
  const { 'x-accept': kinds, 'x-only': only } = property;
  const isHeld = !kinds && !only && targets.every(({ where }) => Object.keys(where).length === 0);
  if (isHeld) return true;
  const query = ctx.trx(targets[0]?.table as string).whereIn('id', ids);
  query.where((any) => {
    for (const { where } of targets) any.orWhere(where);
  });
  if (kinds) query.whereIn('kind', kinds);
  for (const [member, value] of Object.entries(only ?? {})) {
    const computedSql = targets[0]?.behaviour.computed?.[member]?.(ctx);
    query.where((computedSql ?? member) as string, value as Knex.Value);
  }
  const [found] = await query.count({ count: '*' });
  return Number(found?.count) === ids.length;
}
