import { defineEntity } from '../engine/define.ts';
import { listReports } from '../reporting/list.ts';
import { readRows } from '../reporting/page.ts';
import { readTotals } from '../reporting/totals.ts';

export default defineEntity('report_runs', {
  scopes: { own: (query, { caller }) => query.where('report_runs.user_id', caller.id) },
  queries: { reports: listReports, page: readRows, totals: readTotals },
});
