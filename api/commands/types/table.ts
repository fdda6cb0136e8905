import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { readTable, tableOf } from '../../engine/schema/columns.ts';
import type { Declaration } from './file.ts';
import { objectOf } from './members.ts';
import { rowOf } from './names.ts';
import { shapeOf } from './shape.ts';

export const sharersOf = (table: string, schemas: Map<string, EntitySchema>): [name: string, EntitySchema][] =>
  [...schemas].filter(([name, schema]) => tableOf(name, schema) === table);

/** The row of a table, whichever entities share it. */
export function rowIn(table: string, schemas: Map<string, EntitySchema>): Declaration {
  const sharers = sharersOf(table, schemas).map(([, schema]) => schema);
  const columns = readTable(table, schemas).columns.map(({ name, nullable }) => [
    name,
    either([...sharers.flatMap((schema) => shapesIn(schema, name)), ...(nullable ? [{ type: 'null' }] : [])]),
  ]);
  return { name: `${rowOf(table)}Row`, says: 'A row as it is stored.', schema: objectOf(Object.fromEntries(columns)) };
}

/** What a sharer says of a column; of one that tells the sharers apart, its own value. */
function shapesIn(schema: EntitySchema, column: string): Schema[] {
  const value = schema['x-where']?.[column];
  const property = value === undefined ? schema.properties[column] : { enum: [value] };
  return property && !property['x-computed'] ? [shapeOf(property)] : [];
}

function either(shapes: Schema[]): Schema {
  const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  const isNull = different.some(({ type }) => Array.isArray(type) && type.includes('null'));
  const rest = isNull ? different.filter(({ type }) => type !== 'null') : different;
  return rest.length === 1 ? (rest[0] as Schema) : { anyOf: rest };
}
