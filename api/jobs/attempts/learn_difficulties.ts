import { defineJob } from '../../engine/jobs/jobs.ts';
import { learnDifficulties } from '../../leveling/learn.ts';

/** What a placement test's answers say of its questions, for the tests after it. */
export default defineJob<{ form: number }>('learn_difficulties', ({ form }, ctx) => learnDifficulties(form, ctx));
