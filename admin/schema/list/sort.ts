import type { SortPayload } from 'react-admin';
import type { Projection } from '#schemas/dialect.ts';

/** The order in which an entity is read first: `-at` is the latest first. */
export function sortOf({ list }: Projection): SortPayload {
  const down = list.sort.startsWith('-');
  return { field: down ? list.sort.slice(1) : list.sort, order: down ? 'DESC' : 'ASC' };
}
