/** `npm run types`: writes the TypeScript of what `schemas` describes to `schemas/types`, whole and anew. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTypes } from './types/all.ts';

const folder = fileURLToPath(new URL('../../schemas/types/', import.meta.url));

/** @returns how many files it wrote */
export async function writeTypes(): Promise<number> {
  const files = await makeTypes();
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return files.size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${await writeTypes()} files are written to schemas/types.`);
}
