import { formBehaviour } from '../attempts/forms.ts';
import { defineAction, defineEntity } from '../engine/define.ts';
import { publishing } from '../forms/publish.ts';
import { calibrationOf } from '../leveling/calibration.ts';
import { hasListening, placing } from '../leveling/placing.ts';
import { planStart, start } from '../leveling/start.ts';

/** A placement test belongs to no level: all who may take one find it. */
const common = formBehaviour(() => undefined);

export default defineEntity('leveling_forms', {
  ...common,
  computed: { ...common.computed, has_listening: hasListening },
  actions: {
    ...common.actions,
    activate: {
      ...publishing,
      plan: async (form, input, ctx) => (await placing(form, ctx)) ?? publishing.plan?.(form, input, ctx),
    },
    start: defineAction({ shares: true, plan: planStart, apply: start }),
  },
  queries: { ...common.queries, calibration: ({ id }, _params, ctx) => calibrationOf(id, ctx) },
});
