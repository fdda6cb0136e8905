import type { Knex } from 'knex';
import { isDay } from '#schemas/days.ts';
import type { Schema } from '#schemas/dialect.ts';

/** What people write between the digits of a number. */
const isNumber = (value: string) => /^[\d\s()+./-]*$/.test(value) && /\d/.test(value);

/** A day as it is shown, or as it is written by hand: 24/11/2026. */
export function dayOf(value: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(value) ?? [];
  const written = year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : value;
  return isDay(written) ? written : null;
}

/** An hour of the day as it is written. */
export const timeOf = (value: string) => (/^([01]?\d|2[0-3]):[0-5]\d$/.test(value) ? value : null);

/** Days and hours are searched as a whole: part of one is another one. */
const wholes: Record<string, (value: string) => string | null> = { date: dayOf, time: timeOf };

/** Whether a field is found by the whole of its value alone. */
export const isWhole = ({ format = '' }: Schema): boolean => Object.hasOwn(wholes, format);

/**
 * Narrows a query to the rows whose column contains a text, whatever its accents and capitals, as the functions of the
 * database compare it which its indexes hold. Of what has a mask (a telephone number) the digits alone are compared.
 * @param or one of several columns is enough
 */
export function whereContains(
  query: Knex.QueryBuilder,
  column: string | Knex.Raw,
  property: Schema,
  value: string,
  or = false,
): void {
  const where = (sql: string, text: string) => query[or ? 'orWhereRaw' : 'whereRaw'](sql, [column as never, text]);
  if (or && isWhole(property)) {
    const whole = wholes[property.format ?? '']?.(value);
    if (whole) where('?? = ?', whole);
    else query.orWhereRaw('false');
  } else if (property['x-mask'] && isNumber(value))
    where("digits(??::text) like '%' || ? || '%'", value.replace(/\D/g, ''));
  else if (!property['x-mask'] || !or) where('plain(??::text) like containing(?)', value);
}
