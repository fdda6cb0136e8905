import type { Knex } from 'knex';
import { notAsAnother } from '../attempts/as_another.ts';
import { secondsLeftOf, timeOver } from '../attempts/deadline.ts';
import { play } from '../attempts/plays.ts';
import { clearUnused } from '../attempts/recordings.ts';
import { attemptPassed, markOfAttempt, revealOfAttempt, reviewOfAttempt } from '../attempts/results.ts';
import { save, saveAtOnce } from '../attempts/save.ts';
import { reviewSubmission } from '../attempts/submission_review.ts';
import { grade, submit, submitAtOnce, submitReplay } from '../attempts/submit.ts';
import { advance } from '../course/progress.ts';
import { type Context, defineEntity, type Refusal, type Row } from '../engine/define.ts';

/** A placement is answered question by question (`leveling_tests`), and ends by itself. */
const oneByOne = ({ asked }: Row, { caller }: Context): Refusal | null =>
  asked && caller.role === 'student' ? { rule: 'one_by_one' } : null;

export default defineEntity('attempts', {
  scopes: {
    /** What was right in a placement is for who reviews it. */
    own: (query, ctx) =>
      query
        .where('attempts.student_id', ctx.caller.id)
        .where((any: Knex.QueryBuilder) => any.whereNull('attempts.asked').orWhere('attempts.status', 'draft')),
  },
  computed: {
    form_id: ({ trx }) => trx.raw('(select v.form_id from form_versions v where v.id = attempts.form_version_id)'),
    pass_percentage: markOfAttempt,
    passed: attemptPassed,
    reveal: revealOfAttempt,
    review: reviewOfAttempt,
    seconds_left: secondsLeftOf,
  },
  actions: {
    save: { at_once: saveAtOnce, after: (attempt, input, ctx) => save(attempt, input, ctx) },
    play: { after: (attempt, input, ctx) => play(attempt, input as Parameters<typeof play>[1], ctx) },
    submit: {
      at_once: submitAtOnce,
      replay: submitReplay,
      before: (attempt, _input, ctx) => submit(attempt, ctx),
      async after(attempt, _input, ctx) {
        await advance(attempt, ctx);
        await clearUnused(attempt, ctx);
      },
    },
    grade: {
      before: (attempt, input, ctx) => grade(attempt, input as Parameters<typeof grade>[1], ctx),
      after: (attempt, _input, ctx) => advance(attempt, ctx),
    },
  },
  queries: { review: (attempt, _params, ctx) => reviewSubmission(attempt, ctx) },
  rules: {
    save: (attempt, ctx) => notAsAnother(attempt, ctx) ?? oneByOne(attempt, ctx) ?? timeOver(attempt, ctx),
    play: notAsAnother,
    submit: (attempt, ctx) => notAsAnother(attempt, ctx) ?? oneByOne(attempt, ctx),
  },
});
