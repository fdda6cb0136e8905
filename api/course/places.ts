import type { Engine, Entity } from '../engine/registry.ts';

const quote = (name: string) => `"${name}"`;

/** Whether a row of a table is one of an entity that shares the table with others. */
export const isOf = ({ where }: Entity, alias: string): string =>
  Object.entries(where)
    .map(([column, value]) => `${alias}.${quote(column)} = '${value}'`)
    .join(' and ') || 'true';

/** The entities that hold records of another one. */
export const parentsOf = ({ schema }: Entity, { entities }: Engine): Entity[] =>
  [schema.properties[schema['x-parent'] ?? '']?.['x-reference'] ?? []]
    .flat()
    .map((name) => entities.get(name) as Entity);

/** SQL for the level to which a row belongs: its own, or that of what holds it. */
export function levelOf(entity: Entity, alias: string, engine: Engine): string {
  if (entity.name === 'levels') return `${alias}.id`;
  const { properties, 'x-parent': parent } = entity.schema;
  const ways = properties.level_id ? [`${alias}.level_id`] : [];
  if (parent && parent !== 'level_id') {
    const inner = `${alias}_`;
    for (const holder of parentsOf(entity, engine))
      ways.push(
        `(select ${levelOf(holder, inner, engine)} from ${quote(holder.table)} ${inner}
          where ${inner}.id = ${alias}.${quote(parent)} and ${isOf(holder, inner)})`,
      );
  }
  return ways.length > 0 ? `coalesce(${ways.join(', ')})` : 'null::int';
}
