import { runImport } from '../../desk/people/import/run.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';

/** Checks a table of students, brings it in or takes it back, a set in a transaction. */
export default defineJob<{ id: number }>('import_students', ({ id }, ctx) => runImport(id, ctx));
