import { readdirSync, readFileSync } from 'node:fs';
import type { EntitySchema, Projection, Role } from '#schemas/dialect.ts';
import { describe } from '#schemas/project.ts';

const folder = new URL('../../schemas/entities/', import.meta.url);

/** Every entity's schema by its name. */
export const entities = new Map(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as EntitySchema,
  ]),
);

/** What the API describes to a role. */
export const seenBy = (role: Role): Map<string, Projection> =>
  new Map(
    [...entities].flatMap(([name, schema]) => {
      const projection = describe(name, schema, role);
      return projection ? [[name, projection] as const] : [];
    }),
  );
