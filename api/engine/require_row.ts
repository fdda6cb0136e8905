/**
 * A row that has to be there: a reference to it, or a lock on it, says so.
 * @throws Error when it is not
 */
export function requireRow<Found>(row: Found): NonNullable<Found> {
  if (!row) throw new Error('A row that something refers to is not there.');
  return row;
}
