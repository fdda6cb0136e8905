import type { Knex } from 'knex';
import { secondsLeftOf } from '../attempts/deadline.ts';
import { planPlay, play } from '../attempts/plays.ts';
import { check, leavePractice, planCheck, planLeaving } from '../attempts/practice.ts';
import { clearUnused } from '../attempts/recordings.ts';
import { attemptPassed, gradedBy, markOfAttempt, revealOfAttempt, reviewOfAttempt } from '../attempts/results.ts';
import { planSave, save, saveAtOnce } from '../attempts/save.ts';
import { reviewSubmission } from '../attempts/submission_review.ts';
import { planGrading, planSubmission, submitReplay } from '../attempts/submit.ts';
import { tellGraded } from '../attempts/tell_graded.ts';
import { advance } from '../course/progress.ts';
import { ownWeek } from '../course/week_of_work.ts';
import { defineAction, defineEntity, type RowOf } from '../engine/define.ts';
import { takeUpChecked, takeUpMistakes } from '../repetition/mistakes.ts';

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
    graded_by: gradedBy,
    pass_percentage: markOfAttempt,
    passed: attemptPassed,
    reveal: revealOfAttempt,
    review: reviewOfAttempt,
    seconds_left: secondsLeftOf,
  },
  actions: {
    save: defineAction({ at_once: saveAtOnce, presumes: true, plan: planSave, apply: save }),
    play: defineAction({ plan: planPlay, apply: play }),
    check: defineAction({
      plan: planCheck,
      async apply(attempt: RowOf<'attempts'>, plan, ctx) {
        const checked = await check(attempt, plan, ctx);
        await takeUpChecked(attempt, checked, ctx);
        return checked;
      },
    }),
    leave_practice: { plan: (attempt, _input, ctx) => planLeaving(attempt, ctx), apply: leavePractice },
    submit: {
      replay: submitReplay,
      plan: (attempt, _input, ctx) => planSubmission(attempt, ctx),
      async apply(attempt, _plan, ctx) {
        await advance(attempt, ctx);
        await takeUpMistakes(attempt, ctx);
        await clearUnused(attempt, ctx);
      },
    },
    grade: {
      plan: (attempt, input, ctx) => input && planGrading(attempt, input, ctx),
      async apply(attempt, _plan, ctx) {
        await advance(attempt, ctx);
        await takeUpMistakes(attempt, ctx);
        await tellGraded(attempt, ctx);
      },
    },
  },
  queries: {
    week: ownWeek,
    review: (attempt, _params, ctx) => reviewSubmission(attempt, ctx),
  },
});
