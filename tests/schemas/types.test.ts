import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTypes } from '#api/commands/types/all.ts';

const folder = path.resolve('schemas/types');
const written = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

it('the types of schemas/types are those of the schemas; `npm run types` writes them anew', async () => {
  const made = await makeTypes();
  const stale = [...made].filter(
    ([file, text]) => !written().includes(file) || readFileSync(path.join(folder, file), 'utf8') !== text,
  );
  expect(stale.map(([file]) => file)).toEqual([]);
  expect(written().filter((file) => !made.has(file))).toEqual([]);
});
