import { defineJob } from '../../engine/jobs/jobs.ts';
import { endSeriesOf } from '../../live/series/series_dates.ts';

/** A student's account is inactive: nobody waits for the student in a private class. */
export default defineJob<{ student_id: number }>('end_series', ({ student_id }, ctx) => endSeriesOf(student_id, ctx));
