import type { Knex } from 'knex';
import type { Schema } from '#schemas/dialect.ts';
import { grantsOf, opens } from '#schemas/project.ts';
import type { Behaviour, Context, Entity } from './define.ts';

/** A field that references lead to, as SQL, and whether the caller may read it and all that is on the way. */
interface Way {
  sql: string;
  isOpen: (ctx: Context) => boolean;
}

const quoteColumn = (table: string, column: string) => `"${table}"."${column}"`;

/** The records of several entities that a reference may mean are of one table. */
function targetOf(property: Schema | undefined, entities: Map<string, Entity>): Entity | undefined {
  const [name] = [property?.['x-reference'] ?? []].flat();
  return name === undefined ? undefined : entities.get(name);
}

/** @throws Error with a sentence where a step of the way is no reference, or its end no field */
function wayOf(entity: Entity, path: string, entities: Map<string, Entity>): Way {
  const [first = '', ...rest] = path.split('.');
  let from = entity;
  let way: Way = { sql: quoteColumn(entity.table, first), isOpen: () => true };
  let step = first;
  for (const field of rest) {
    const target = targetOf(from.schema.properties[step], entities);
    if (!target?.schema.properties[field])
      throw new Error(`schemas/entities/${entity.name}.json: no reference leads to ${path}`);
    const { sql, isOpen } = way;
    way = {
      sql: `(select ${quoteColumn(target.table, field)} from "${target.table}" where ${quoteColumn(target.table, 'id')} = ${sql})`,
      isOpen: (ctx) =>
        isOpen(ctx) &&
        grantsOf(target.schema, ctx.caller.role, 'read').some((grant) =>
          opens(target.schema, grant, ctx.caller.role, 'read', field),
        ),
    };
    from = target;
    step = field;
  }
  return way;
}

/**
 * The SQL of an entity's `x-of` fields: each is read of the record that a reference names, where the caller's role may read
 * such a field, else it is null.
 * @throws Error with a sentence where no reference leads there
 */
export function throughReferences(entity: Entity, entities: Map<string, Entity>): Behaviour['computed'] {
  const fields = Object.entries(entity.schema.properties).flatMap(([field, { 'x-of': of }]) =>
    of ? [[field, [of].flat().map((path) => wayOf(entity, path, entities))] as const] : [],
  );
  return Object.fromEntries(
    fields.map(([field, ways]) => [
      field,
      (ctx: Context): Knex.Raw => {
        const open = ways.filter(({ isOpen }) => isOpen(ctx)).map(({ sql }) => sql);
        return ctx.trx.raw(`coalesce(${[...open, 'null'].join(', ')})`);
      },
    ]),
  );
}
