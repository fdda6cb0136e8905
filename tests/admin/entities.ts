import { readSchemas } from '#api/engine/schema/read.ts';
import type { Projection, Role } from '#schemas/dialect.ts';
import { describe } from '#schemas/project.ts';

/** Every entity's schema by its name. */
export const entities = readSchemas();

/** What the API describes to a role. */
export const seenBy = (role: Role): Map<string, Projection> =>
  new Map(
    [...entities].flatMap(([name, schema]) => {
      const projection = describe(name, schema, role);
      return projection ? [[name, projection] as const] : [];
    }),
  );
