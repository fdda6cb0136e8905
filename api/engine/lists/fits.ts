import type { Schema } from '#schemas/dialect.ts';
import { ajv } from '../schema/ajv.ts';

/** A list means "one of"; nothing is before or after an empty field. */
export const asks = (value: unknown, suffix?: string): boolean =>
  suffix === undefined || (!Array.isArray(value) && (value !== null || suffix === '_neq'));

/** Days and moments as they are written; a moment may be asked for by its day. */
const days = ajv.compile({ type: 'string', format: 'date' });
const moments = ajv.compile({ type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] });
const validators: Record<string, typeof days> = { date: days, 'date-time': moments };

/** A value is compared as what its property is: PostgreSQL would answer a word for a number with an error of its own. */
export function fits({ type, format }: Schema, value: unknown, suffix?: string): boolean {
  const types = [type].flat();
  const form = validators[format ?? ''];
  if (suffix === '_contains' && (form || !types.includes('string'))) return false;
  if (types.includes('integer')) return Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (types.includes('number')) return Number.isFinite(value);
  if (types.includes('boolean')) return typeof value === 'boolean';
  if (!types.includes('string') || typeof value !== 'string' || value.includes('\0')) return false;
  return form?.(value) ?? true;
}
