import type { Chart, Column, ColumnType, Report } from './define.ts';

/** Where a page of rows begins, by the value of the sorted column and the key of the row beside it. */
export type Place = { after: [string | null, string] } | { before: [string | null, string] } | 'first' | 'last';

export interface Sort {
  column: string;
  descending: boolean;
}

export interface Statement {
  sql: string;
  values: Record<string, unknown>;
  /** The connection keeps it prepared: planning a short report takes as long as a third of its rows. */
  isPrepared?: boolean;
}

/** A row of a report, whose columns the report names. */
export type FoundRow = Record<string, unknown>;

const sqlTypes: Record<ColumnType, string> = {
  text: 'text',
  word: 'text',
  integer: 'bigint',
  hour: 'bigint',
  weekday: 'bigint',
  number: 'numeric',
  percentage: 'numeric',
  date: 'date',
  moment: 'timestamptz',
  boolean: 'boolean',
};

/** The column by whose values another is sorted. */
const sortedBy = ({ columns }: Report, name: string): [string, Column] => {
  const by = columns[name]?.order ?? name;
  return [by, columns[by] as Column];
};

const sorted = (name: string, { type }: Column) => `r."${name}"${type === 'text' ? ' collate "es-x-icu"' : ''}`;

/** Which way a page is read, and how rows beyond a place are told. Rows without a value come last. */
function walk(report: Report, { column, descending }: Sort, place: Place) {
  const [name, by] = sortedBy(report, column);
  const isBackwards = place === 'last' || (typeof place === 'object' && 'before' in place);
  const isDown = descending !== isBackwards;
  const [value, key, sign] = [sorted(name, by), `r."${report.key}"`, isDown ? '<' : '>'];
  const nulls = by.filled ? '' : ` nulls ${isBackwards ? 'first' : 'last'}`;
  const way = isDown ? 'desc' : 'asc';
  return {
    value,
    key,
    sign,
    isBackwards,
    filled: by.filled,
    type: sqlTypes[by.type],
    order: `${value} ${way}${nulls}, ${key} ${way}`,
  };
}

type Walk = ReturnType<typeof walk>;

/** Beyond a place, in the direction of the walk. */
function beyond({ value, key, sign, isBackwards, filled, type }: Walk, at: string | null): string {
  const last = `cast(:place_key as bigint)`;
  const own = `cast(:place_value as ${type})`;
  // One comparison of both, which an index answers.
  if (filled) return `(${value}, ${key}) ${sign} (${own}, ${last})`;
  const besideNull = `${value} is null and ${key} ${sign} ${last}`;
  if (at === null) return isBackwards ? `(${value} is not null or ${besideNull})` : `(${besideNull})`;
  const more = `${value} ${sign} ${own} or ${value} = ${own} and ${key} ${sign} ${last}`;
  return isBackwards ? `(${more})` : `(${more} or ${value} is null)`;
}

const list = (names: string[]) => names.map((name) => `r."${name}"`).join(', ');

/** One row more than asked for says whether there is more; each row with its place, which is exact to the microsecond. */
export function pageOf(report: Report, source: Statement, sort: Sort, place: Place, limit: number): Statement {
  const way = walk(report, sort, place);
  const at = typeof place === 'object' ? ('after' in place ? place.after : place.before) : undefined;
  const shown = `${list(Object.keys(report.columns))}, json_build_array(${way.value}::text, ${way.key}::text) as place`;
  const page = `from (${source.sql}) r ${at ? `where ${beyond(way, at[0])}` : ''} order by ${way.order} limit :most`;
  return {
    sql: report.is_long
      ? `select ${shown} from (${source.sql}) r where ${way.key} in (select ${way.key} ${page}) order by ${way.order}`
      : `select ${shown} ${page}`,
    values: { ...source.values, most: limit + 1, place_value: at?.[0] ?? null, place_key: at?.[1] ?? null },
  };
}

/**
 * One text of each row, in an order.
 * @param line it, in SQL; it may name `row_at`, the number of the row, where parts are asked for
 * @param part so many rows stand in each part of a file, below a head: numbers begin at 2 in each
 */
export function linesOf(report: Report, source: Statement, sort: Sort, line: string, part?: number): Statement {
  const { order } = walk(report, sort, 'first');
  // In an ordered statement of its own each value is worked out once, however often the line names it.
  const orderedSql = `select r.* from (${source.sql}) r order by ${order}`;
  const numberedSql = part && `select r.*, (row_number() over () - 1) % ${part} + 2 as row_at from (${orderedSql}) r`;
  const sql = `select ${line} from (${numberedSql || orderedSql}) r`;
  return { ...source, sql };
}

/** A picture holds no more places than these: whoever asks for more looks at a shorter time. */
const mostPlaces = 2000;

/** The columns that a chart's places are called, sorted and linked by. */
const groupOf = (report: Report, { by, drill }: Chart) => [
  ...new Set([...by, ...Object.values(drill?.by ?? {}), ...by.map((name) => sortedBy(report, name)[0])]),
];

/**
 * How many rows there are, what their columns come to together, and the places of all charts in their order: the rows
 * are read once for all of it.
 */
export function summaryOf(report: Report, source: Statement): Statement {
  const { charts, columns } = report;
  const groups = charts.map((chart) => groupOf(report, chart));
  const names = [...new Set(groups.flat())];
  const list = (group: string[]) => group.map((name) => `r."${name}"`).join(', ');
  const orders = charts.flatMap(({ by }) => by.map((name) => sorted(...sortedBy(report, name))));
  const totals = Object.entries(columns).flatMap(([name, { total }]) => (total ? [`${total} as "total ${name}"`] : []));
  const measures = charts.flatMap(({ chart, measures }) =>
    Object.entries(measures).map(([name, aggregate]) => `${aggregate} as "${chart} ${name}"`),
  );
  const set = names.length > 0 ? `grouping(${list(names)})` : '0';
  return {
    ...source,
    sql: `select ${[`${set}::int as set`, ...names.map((name) => `r."${name}" as "by ${name}"`), 'count(*)::int as rows', ...totals, ...measures].join(', ')}
      from (${source.sql}) r
      group by grouping sets (${['()', ...groups.map((group) => `(${list(group)})`)].join(', ')})
      ${orders.length > 0 ? `order by ${orders.join(', ')}` : ''}`,
  };
}

/** The parts of a summary. */
export function readSummary(report: Report, found: FoundRow[]) {
  const groups = report.charts.map((chart) => groupOf(report, chart));
  const names = [...new Set(groups.flat())];
  // PostgreSQL numbers a set by the columns that it has not, the first of them the highest bit.
  const setOf = (group: string[]) => names.reduce((set, name) => 2 * set + (group.includes(name) ? 0 : 1), 0);
  const whole: FoundRow = found.find(({ set }) => set === setOf([])) ?? {};
  const totals = Object.entries(report.columns).flatMap(([name, { total }]) =>
    total ? [[name, whole[`total ${name}`]]] : [],
  );
  const charts = report.charts.map(({ chart, measures }, at) => {
    const group = groups[at] ?? [];
    const places = found.filter(({ set }) => set === setOf(group)).slice(0, mostPlaces);
    return {
      chart,
      places: places.map((row) => ({
        ...Object.fromEntries(group.map((name) => [name, row[`by ${name}`]])),
        ...Object.fromEntries(Object.keys(measures).map((name) => [name, row[`${chart} ${name}`]])),
      })),
    };
  });
  return { rows: Number(whole.rows ?? 0), totals: Object.fromEntries(totals) as FoundRow, charts };
}
