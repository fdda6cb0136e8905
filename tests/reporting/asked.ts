import type { Row } from '#api/engine/define.ts';
import type { ReportRows } from '#schemas/types/fragments/report_rows.ts';
import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import type { Person } from '#tests/support/school.ts';

/** The address of a report's query, with filters as a page writes them. */
export const query = (name: string, { filters, ...params }: Row): string => {
  const said = Object.entries({ ...params, ...(filters && { filters: JSON.stringify(filters) }) });
  return `/api/report_runs/${name}?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`;
};

async function read<T>(person: Person, address: string): Promise<T> {
  const answer = await person.get(address);
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

export const pageOf = (person: Person, params: Row) => read<ReportRows>(person, query('page', params));
export const totalsOf = (person: Person, params: Row) => read<ReportTotals>(person, query('totals', params));

/** All rows of a report, page after page. */
export async function allRows(person: Person, params: Row): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await pageOf(person, { ...params, limit: 100, ...(after && { after }) });
    rows.push(...page.rows);
    after = page.after;
  }
  return rows;
}

/** The same from the last page backwards. */
export async function allBackwards(person: Person, params: Row): Promise<Row[]> {
  let page = await pageOf(person, { ...params, limit: 100, last: true });
  let rows: Row[] = page.rows;
  while (page.before) {
    page = await pageOf(person, { ...params, limit: 100, before: page.before });
    rows = [...page.rows, ...rows];
  }
  return rows;
}
