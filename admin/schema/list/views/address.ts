import type { Projection } from '#schemas/dialect.ts';
import { cutView, type ListParameters } from '#schemas/list_view.ts';
import { withoutUnset } from '../../../providers/filter.ts';
import { same } from '../../../providers/same.ts';
import { columnsMember, columnsOf } from '../columns.ts';
import { sortOf } from '../sort.ts';

/** Whether a reader may narrow or order a list by a field; by `q`, where there is anything to search. */
const isAskable =
  ({ read, list }: Projection) =>
  (field: string): boolean =>
    field === 'q' ? list.search.length > 0 : field in (read.properties ?? {});

/** The query of the address at which a list stands as a view says. */
export function searchOf(view: ListParameters, projection: Projection): string {
  const { field, order } = sortOf(
    view.sort ? { ...projection, list: { ...projection.list, sort: view.sort } } : projection,
  );
  const query = new URLSearchParams({ filter: JSON.stringify(view.filter), sort: field, order, page: '1' });
  const columns = columnsShown(view, projection);
  if (!same(columns, columnsOf(projection).shown)) query.set(columnsMember, columns.join(','));
  return `?${query}`;
}

/** The columns of a view, in the order of the table. */
function columnsShown({ columns }: ListParameters, projection: Projection): string[] {
  const { shown, hidden } = columnsOf(projection);
  return columns.length > 0 ? [...shown, ...hidden].filter((field) => columns.includes(field)) : shown;
}

interface Looked {
  filterValues: Record<string, unknown> | undefined;
  sort: { field: string; order: string };
}

/** How a list is looked at, as a view to be saved. */
export const lookedAt = ({ filterValues, sort }: Looked, columns: string[]): ListParameters => ({
  filter: withoutUnset(filterValues),
  sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
  columns,
});

/** Whether two views show the same rows and columns in the same order. */
export const sameView = (one: ListParameters, other: ListParameters, projection: Projection): boolean =>
  searchOf(one, projection) === searchOf({ ...other, filter: one.filter }, projection) &&
  same(withoutUnset(one.filter), withoutUnset(other.filter));

/**
 * An address that asks for fields that the reader does not read (a colleague's link), without them.
 * @returns null where nothing has to be left out
 */
export function readableSearch(search: string, projection: Projection): { search: string; leftOut: string[] } | null {
  const query = new URLSearchParams(search);
  const view = { filter: parseFilter(query.get('filter')), sort: query.get('sort'), columns: [] };
  const cut = cutView(view, isAskable(projection));
  if (cut.left_out.length === 0 && cut.sort === view.sort) return null;
  query.set('filter', JSON.stringify(cut.filter));
  if (!cut.sort) for (const member of ['sort', 'order']) query.delete(member);
  return { search: `?${query}`, leftOut: cut.left_out };
}

function parseFilter(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}
