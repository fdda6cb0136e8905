import type { Knex } from 'knex';
import type { Schema } from '#schemas/dialect.ts';

/** What people write between the digits of a number. */
const isNumber = (value: string) => /^[\d\s()+./-]*$/.test(value) && /\d/.test(value);

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
  if (property['x-mask'] && isNumber(value)) where("digits(??::text) like '%' || ? || '%'", value.replace(/\D/g, ''));
  else if (!property['x-mask'] || !or) where('plain(??::text) like containing(?)', value);
}
