import { defineAction, defineEntity } from '../engine/define.ts';
import { ofCaller } from '../live/reach.ts';
import { checkCard, planCheck } from '../repetition/check.ts';
import { reviewedDays } from '../repetition/due.ts';
import { planSet, showSet, startSet } from '../repetition/sets.ts';

export default defineEntity('review_sets', {
  scopes: { own: ofCaller('review_sets.student_id') },
  actions: {
    start: defineAction({ plan: planSet, apply: startSet }),
    check: defineAction({ plan: planCheck, apply: checkCard }),
  },
  queries: {
    history: (_row, _params, ctx) => reviewedDays(ctx),
    shown: ({ id }, _params, ctx) => showSet(id, ctx),
  },
});
