import type { EntitySchema } from '#schemas/dialect.ts';
import { tableOf } from '../../engine/schema/columns.ts';
import { type Declaration, noticeOf, type Whole } from './file.ts';
import { rowOf } from './names.ts';

const notice = noticeOf('schemas/entities');
const rowType = (table: string) => `${rowOf(table)}Row`;
const importRow = (table: string) => `import type { ${rowType(table)} } from './tables/${table}.ts';`;

/** The rows of all tables, by their names. */
export const tablesFile = (tables: string[]): string =>
  [
    notice,
    ...tables.map(importRow),
    '\n/** What stands in each table. */\nexport interface Tables {',
    ...tables.map((table) => `  ${table}: ${rowType(table)};`),
    '}\n',
  ].join('\n');

/** The types of all entities, by their names. */
export const entitiesFile = (entities: string[]): string =>
  [
    notice,
    ...entities.map((entity) => `import type { ${rowOf(entity)}Types } from './entities/${entity}.ts';`),
    '\n/** Of each entity the row that is stored, how staff and students read it, and what is sent and asked. */',
    'export interface Entities {',
    ...entities.map((entity) => `  ${entity}: ${rowOf(entity)}Types;`),
    '}\n',
  ].join('\n');

/** What stands in the map for an entity, of whose file these are the types. */
export function entityTypes(entity: string, schema: EntitySchema, types: Declaration[]): Whole {
  const [name, table] = [rowOf(entity), tableOf(entity, schema)];
  const [row, declared] = [rowType(table), types.map((type) => type.name)];
  const typeOr = (type: string, absent: string) => (declared.includes(type) ? type : absent);
  const isShared = table !== entity && declared.includes(name);
  const members = {
    row: isShared ? `${row} & Pick<${name}, keyof ${name} & keyof ${row}>` : row,
    read: typeOr(name, 'never'),
    student: typeOr(`Student${name}`, 'never'),
    create: typeOr(`New${name}`, 'never'),
    update: typeOr(`${name}Changes`, 'never'),
    actions: typeOr(`${name}Actions`, 'Record<never, never>'),
    results: typeOr(`${name}Results`, 'Record<never, never>'),
    previews: typeOr(`${name}Previews`, 'Record<never, never>'),
    queries: typeOr(`${name}Queries`, 'Record<never, never>'),
  };
  const lines = Object.entries(members).map(([member, type]) => `  ${member}: ${type};\n`);
  return {
    imports: `import type { ${row} } from '../tables/${table}.ts';\n`,
    text: `/** All of it, for who asks by the name of the entity. */\nexport interface ${name}Types {\n${lines.join('')}}\n`,
  };
}
