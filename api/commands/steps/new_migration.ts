import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntitySchema } from '#schemas/dialect.ts';
import { createTable, readTable, tableOf } from '../../engine/schema/columns.ts';
import { readSchemas } from '../../engine/schema/read.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The text of a migration that creates a table; knex would take a bare question mark for a parameter. */
function writeMigration(table: string, schemas: Map<string, EntitySchema>): string {
  const sql = createTable(readTable(table, schemas))
    .replaceAll('\\', '\\\\')
    .replaceAll('?', '\\\\?')
    .replace(/^/gm, '    ');
  return `import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(\`
${sql}
  \`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table ${table}');
}
`;
}

/**
 * Writes the next migration for an entity's table.
 * @returns its path
 * @throws Error with a sentence when there is no such schema or the table has a migration already
 */
export function newMigration(entity: string, schemas = readSchemas(), folder = path.join(root, 'migrations')): string {
  const schema = schemas.get(entity);
  if (!schema) throw new Error(`There is no schemas/entities/${entity}.json. Write it first, then run this again.`);
  const table = tableOf(entity, schema);
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const present = files.find((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(`create table ${table} (`),
  );
  if (present) {
    throw new Error(
      `migrations/${present} creates the table ${table} and is frozen. Write what changes as a new migration by hand.`,
    );
  }
  const number = Math.max(0, ...files.map((file) => Number.parseInt(file, 10) || 0)) + 1;
  const file = path.join(folder, `${String(number).padStart(4, '0')}_${table}.ts`);
  if (existsSync(file)) throw new Error(`${file} exists.`);
  writeFileSync(file, writeMigration(table, schemas));
  return path.relative(root, file);
}
