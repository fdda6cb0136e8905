import { useSearchParams } from 'react-router-dom';
import { type Filters, filtersOf, type Report } from './reports.ts';

/** What of a report is shown. */
export interface View {
  filters: Filters;
  /** A column, with a minus before it where the last come first. */
  sort: string;
  /** The columns in sight, in their order. */
  columns: string[];
  /** Which page: beyond a row, before one, or the last; the first where nothing is said. */
  place: { after?: string; before?: string; last?: boolean };
  /** The number of the page's first row, from 0; null where pages were turned from the end. */
  first: number | null;
}

function parseOr<T>(text: string | null, other: T): T {
  try {
    return text ? (JSON.parse(text) as T) : other;
  } catch {
    return other;
  }
}

/** Two dates are days of one's own, also where an address does not call them so: those of a day of a chart. */
const withPeriod = (filters: Filters, report: Report): Filters =>
  !filters.period && (filters.from || filters.until) && filtersOf(report).includes('period')
    ? { period: 'custom', ...filters }
    : filters;

/** What the address says of a report, and ways to another. */
export function useView(report: Report): [View, (changes: Partial<View>, replace?: boolean) => void] {
  const { columns, sort } = report;
  const [search, setSearch] = useSearchParams();
  const all = columns.map(({ name }) => name);
  const columnsInAddress = parseOr<string[]>(search.get('columns'), all).filter((name) => all.includes(name));
  const [after, before] = [search.get('after') ?? undefined, search.get('before') ?? undefined];
  const isFirst = !after && !before && !search.has('last');
  const view: View = {
    filters: withPeriod(parseOr<Filters>(search.get('filters'), {}), report),
    sort: search.get('sort') ?? sort,
    columns: columnsInAddress.length > 0 ? columnsInAddress : all,
    place: { after, before, ...(search.has('last') && { last: true }) },
    first: isFirst ? 0 : search.has('first') ? Number(search.get('first')) : null,
  };
  return [view, (changes, replace = false) => setSearch(writeSearch({ ...view, ...changes }, sort, all), { replace })];
}

/** Only what is not as usual stands in an address. */
function writeSearch({ filters, sort, columns, place, first }: View, usual: string, all: string[]): URLSearchParams {
  const { after, before, last } = place;
  const params = {
    filters: Object.keys(filters).length > 0 && JSON.stringify(filters),
    sort: sort !== usual && sort,
    columns: columns.length < all.length && JSON.stringify(columns),
    after,
    before,
    last: last && 'true',
    first: (after || before) && first !== null && String(first),
  };
  return new URLSearchParams(Object.entries(params).filter((one): one is [string, string] => Boolean(one[1])));
}
