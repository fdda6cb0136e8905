import type { Sets } from '../jobs/sets.ts';

export const bulkSets: Sets = { table: 'bulk_runs', job: 'run_bulk', topic: 'bulk_run', running: ['running'] };
