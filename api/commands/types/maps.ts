import type { EntitySchema } from '#schemas/dialect.ts';
import { tableOf } from '../../engine/schema/columns.ts';
import { type Declaration, noticeOf } from './file.ts';
import { rowOf } from './names.ts';

const notice = noticeOf('schemas/entities');
const rowType = (table: string) => `${rowOf(table)}Row`;
const importRow = (table: string) => `import type { ${rowType(table)} } from './tables/${table}.ts';`;
const importAll = (entity: string) => `import type * as ${entity} from './entities/${entity}.ts';`;

/** The rows of all tables, by their names. */
export const tablesFile = (tables: string[]): string =>
  [
    notice,
    ...tables.map(importRow),
    '\n/** What stands in each table. */\nexport interface Tables {',
    ...tables.map((table) => `  ${table}: ${rowType(table)};`),
    '}\n',
  ].join('\n');

/** Of each entity its row, how it is read, and what it is sent; `declared` are the types of its file. */
export const entitiesFile = (schemas: Map<string, EntitySchema>, declared: Map<string, Declaration[]>): string =>
  [
    notice,
    ...[...schemas.keys()].filter((entity) => declared.get(entity)?.length).map(importAll),
    "import type { Tables } from './tables.ts';",
    '\n/** A row of a table that several entities share, as it is where it belongs to one of them. */',
    'type Shared<Row, Read> = Row & Pick<Read, keyof Read & keyof Row>;',
    '\n/** Of each entity the row that is stored, how staff and students read it, and what is sent and asked. */',
    'export interface Entities {',
    ...[...schemas].map(([entity, schema]) => memberOf(entity, schema, declared.get(entity) ?? [])),
    '}\n',
  ].join('\n');

function memberOf(entity: string, schema: EntitySchema, types: Declaration[]): string {
  const declared = types.map(({ name }) => name);
  const [name, table] = [rowOf(entity), tableOf(entity, schema)];
  const typeOr = (type: string, absent: string) => (declared.includes(type) ? `${entity}.${type}` : absent);
  const isShared = table !== entity && declared.includes(name);
  const members = {
    row: isShared ? `Shared<Tables['${table}'], ${entity}.${name}>` : `Tables['${table}']`,
    read: typeOr(name, 'never'),
    student: typeOr(`Student${name}`, 'never'),
    create: typeOr(`New${name}`, 'never'),
    update: typeOr(`${name}Changes`, 'never'),
    actions: typeOr(`${name}Actions`, 'Record<never, never>'),
    queries: typeOr(`${name}Queries`, 'Record<never, never>'),
  };
  const lines = Object.entries(members).map(([member, type]) => `    ${member}: ${type};`);
  return [`  ${entity}: {`, ...lines, '  };'].join('\n');
}
