import { readSchemas } from '#api/engine/schema/read.ts';

const schemas = readSchemas();

/** Whether an action writes a part of its record, by `PATCH` of the record itself. */
export const isPatch = (entity: string, action: string): boolean =>
  schemas.get(entity)?.['x-states']?.actions[action]?.patch === true;
