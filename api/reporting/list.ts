import { pages } from '#schemas/pages.ts';
import type { ReportList } from '#schemas/types/fragments/report_list.ts';
import type { Context } from '../engine/define.ts';
import type { Report } from './define.ts';
import { readers } from './readers.ts';
import { reports, slugOf } from './registry.ts';
import { person } from './sources/conditions.ts';

/** The reports that there are, and all that their pages are made of; who teaches, and whom reports can be sent to. */
export async function listReports(_row: unknown, _params: unknown, { trx }: Context): Promise<ReportList> {
  // In the order of the specification.
  const placeOf = (report: Report) => pages.findIndex(({ path }) => path.endsWith(`/${slugOf(report)}`));
  const all = [...(await reports()).values()].toSorted((one, other) => placeOf(one) - placeOf(other));
  const named = (roles: string[]) =>
    trx('users')
      .join('roles', 'roles.id', 'users.role_id')
      .whereIn('roles.slug', roles)
      .where('users.status', 'active')
      .orderByRaw('2')
      .select('users.id', trx.raw(`${person('users')} as name`));
  return {
    teachers: await named(['teacher']),
    readers: await named(readers),
    reports: all.map(({ filters, columns, sort, charts, is_short = false, ...report }) => ({
      report: slugOf(report),
      is_short,
      filters: { type: 'object', additionalProperties: false, properties: filters },
      columns: Object.entries(columns)
        .filter(([, { hidden }]) => !hidden)
        .map(([name, { type, of = null, record = null, drill, total }]) => ({
          ...{ name, type, of, record, has_total: total !== undefined },
          drill: drill ? drillOf(drill) : null,
        })),
      sort,
      charts: charts.map(({ chart, kind, by, measures, drill }) => ({
        ...{ chart, kind, measures: Object.keys(measures), drill: drill ? drillOf(drill) : null },
        by: by.map((name) => ({ name, type: columns[name]?.type ?? 'text', of: columns[name]?.of ?? null })),
      })),
    })),
  };
}

const drillOf = ({ report, by = {}, fixed = {} }: NonNullable<Report['columns'][string]['drill']>) => ({
  ...{ report: slugOf({ report }), by, fixed },
});
