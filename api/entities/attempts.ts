import { defineEntity } from '../engine/define.ts';
import { notAsAnother, save } from '../learning/attempt.ts';
import { advance } from '../learning/progress.ts';
import { attemptPassed, markOfAttempt } from '../learning/results.ts';
import { grade, submit } from '../learning/submit.ts';

export default defineEntity('attempts', {
  scopes: { own: (query, ctx) => query.where('attempts.student_id', ctx.caller.id) },
  computed: {
    form_id: ({ trx }) => trx.raw('(select v.form_id from form_versions v where v.id = attempts.form_version_id)'),
    pass_percentage: markOfAttempt,
    passed: attemptPassed,
  },
  actions: {
    save: { after: (attempt, input, ctx) => save(attempt, input, ctx) },
    submit: {
      before: (attempt, _input, ctx) => submit(attempt, ctx),
      after: (attempt, _input, ctx) => advance(attempt, ctx),
    },
    grade: {
      before: (attempt, input, ctx) => grade(attempt, input as Parameters<typeof grade>[1], ctx),
      after: (attempt, _input, ctx) => advance(attempt, ctx),
    },
  },
  rules: { save: notAsAnother, submit: notAsAnother },
});
