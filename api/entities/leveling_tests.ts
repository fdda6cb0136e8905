import { defineAction, defineEntity } from '../engine/define.ts';
import { agreement } from '../leveling/agreement.ts';
import { answer, assess, planAnswer, planAssessment } from '../leveling/answer.ts';
import { answerBy } from '../leveling/answer_by.ts';
import { assign, completable, planAssignment } from '../leveling/assign.ts';
import { reviewTest } from '../leveling/test_review.ts';

export default defineEntity('leveling_tests', {
  scopes: { own: (query, ctx) => query.where('leveling_tests.student_id', ctx.caller.id) },
  computed: {
    form_id: ({ trx }) =>
      trx.raw(`(select v.form_id from attempts a join form_versions v on v.id = a.form_version_id
        where a.id = leveling_tests.attempt_id)`),
    answer_by: answerBy,
    /** In order of it, who waits longest comes first, and what waits no more last. */
    waiting_since: ({ trx }) =>
      trx.raw(`case when leveling_tests.status = 'pending_revision' then leveling_tests.submitted_at end`),
  },
  actions: {
    assess: defineAction({ plan: planAssessment, apply: assess }),
    answer: defineAction({ plan: planAnswer, apply: answer }),
    assign: defineAction({ plan: planAssignment, apply: assign }),
    complete: { plan: completable },
  },
  queries: {
    review: (test, _params, ctx) => reviewTest(test, ctx),
    agreement: (_row, _params, ctx) => agreement(ctx),
  },
});
