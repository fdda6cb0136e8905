import { readdirSync, readFileSync } from 'node:fs';
import type { EntitySchema } from '#schemas/dialect.ts';
import { extend } from '#schemas/extend.ts';

const folder = (name: string) => new URL(`../../../schemas/${name}/`, import.meta.url);

function readAll<T>(from: URL): Map<string, T> {
  const files = readdirSync(from).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, from), 'utf8')) as T]),
  );
}

/**
 * The schemas of `schemas/entities` by their names, each with what it extends.
 * @throws Error for a fragment that there is not
 */
export function readSchemas(): Map<string, EntitySchema> {
  const fragments = readAll(folder('fragments'));
  const schemas = readAll<EntitySchema>(folder('entities'));
  return new Map([...schemas].map(([name, schema]) => [name, extend(schema, fragments)]));
}
