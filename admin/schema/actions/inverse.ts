import type { Action, Schema } from '#schemas/dialect.ts';
import type { Row } from '../../providers/conflict.ts';

/**
 * What the inverse of an action is given: of what it asks for the former value, where that is a field of the row, else what
 * the action was given.
 * @returns null where it cannot be taken back: something that it needs is not known, or was asked for and has no inverse
 */
export function inverseInput(inverse: Pick<Action, 'input'>, fields: Schema, rows: Row[], input: Row): Row | null {
  const fieldNames = Object.keys(inverse.input?.properties ?? {});
  if (fieldNames.length === 0) return Object.values(input).some(Boolean) ? null : {};
  const [row = {}] = rows;
  const isAlike = (field: string) => rows.every((one) => one[field] === row[field]);
  const isField = (field: string) => fields.properties?.[field] !== undefined;
  if (!fieldNames.filter(isField).every(isAlike)) return null;
  const entries = fieldNames.map((field) => [field, isField(field) ? row[field] : input[field]] as const);
  const inverseValues = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return (inverse.input?.required ?? []).every(
    (field) => inverseValues[field] !== undefined && inverseValues[field] !== null,
  )
    ? inverseValues
    : null;
}
