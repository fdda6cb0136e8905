import type { Knex } from 'knex';
import { type Context, defineEntity, type Refusal, type Row } from '../engine/define.ts';
import { notAsAnother } from '../learning/as_another.ts';
import { secondsLeftOf, timeOver } from '../learning/deadline.ts';
import { play } from '../learning/plays.ts';
import { advance } from '../learning/progress.ts';
import { clearUnused } from '../learning/recordings.ts';
import { attemptPassed, markOfAttempt, revealOfAttempt, reviewOfAttempt } from '../learning/results.ts';
import { save, saveAtOnce } from '../learning/save.ts';
import { sheet } from '../learning/sheet.ts';
import { grade, submit, submitAtOnce, submitRetold } from '../learning/submit.ts';

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
      retold: submitRetold,
      before: (attempt, _input, ctx) => submit(attempt, ctx),
      async after(attempt, _input, ctx) {
        await advance(attempt, ctx);
        await clearUnused(attempt, ctx);
      },
    },
    sheet: { after: (_, input, ctx) => sheet(input, ctx) },
    grade: {
      before: (attempt, input, ctx) => grade(attempt, input as Parameters<typeof grade>[1], ctx),
      after: (attempt, _input, ctx) => advance(attempt, ctx),
    },
  },
  rules: {
    save: (attempt, ctx) => notAsAnother(attempt, ctx) ?? oneByOne(attempt, ctx) ?? timeOver(attempt, ctx),
    play: notAsAnother,
    submit: (attempt, ctx) => notAsAnother(attempt, ctx) ?? oneByOne(attempt, ctx),
  },
});
