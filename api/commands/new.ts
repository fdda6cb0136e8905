/** `npm run new <entity>`: writes the migration of an entity's table from its schema, once; from then on it is frozen. */
import { fileURLToPath } from 'node:url';
import { newMigration } from './steps/new_migration.ts';
import { writeTypes } from './types.ts';

async function main(entity: string | undefined): Promise<void> {
  if (!entity) throw new Error('Say which entity: npm run new <entity>');
  const file = newMigration(entity);
  await writeTypes();
  console.log(`${file} is written, and its types in schemas/types. What comes next:
  1. Read it; add indexes for what people search and sort by, and conditions over several columns.
  2. Add its words to schemas/locales/{es,en}/entities.json, and its behaviour, if any, as api/entities/${entity}.ts.
  3. Add its pages to schemas/pages.json and, by who opens them, to tests/auth/allowed.ts; its rights to tests/rights/table.ts.
  4. Start the server (npm run dev): it migrates. From the first commit on the file is not edited again.
  5. When its schema changes: npm run types.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main(process.argv[2]);
  } catch (problem) {
    console.error((problem as Error).message);
    process.exitCode = 1;
  }
}
