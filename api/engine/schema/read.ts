import { readdirSync, readFileSync } from 'node:fs';
import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { extend } from '#schemas/extend.ts';

/** The files of a folder of `schemas` by their names, as they stand. */
export function readFolder<T = Schema>(name: string): Map<string, T> {
  const folder = new URL(`../../../schemas/${name}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T]),
  );
}

/**
 * The schemas of `schemas/entities` by their names, each with what it extends.
 * @throws Error for a fragment that there is not
 */
export function readSchemas(): Map<string, EntitySchema> {
  const fragments = readFolder('fragments');
  const schemas = readFolder<EntitySchema>('entities');
  return new Map([...schemas].map(([name, schema]) => [name, extend(schema, fragments)]));
}
