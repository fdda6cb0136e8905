import { defineEntity } from '../engine/define.ts';
import { listReports, readRows, readTotals } from '../reporting/queries.ts';

export default defineEntity('report_runs', {
  scopes: { own: (query, { caller }) => query.where('report_runs.user_id', caller.id) },
  queries: { reports: listReports, page: readRows, totals: readTotals },
});
