import { formBehaviour } from '../attempts/forms.ts';
import { defineEntity } from '../engine/define.ts';
import { calibrationOf } from '../leveling/calibration.ts';
import { placing } from '../leveling/placing.ts';
import { start, startable } from '../leveling/start.ts';

/** A placement stands in no level: whoever may take one finds it. */
const common = formBehaviour(() => undefined);

export default defineEntity('leveling_forms', {
  ...common,
  actions: { ...common.actions, start: { after: (form, _input, ctx) => start(form, ctx) } },
  queries: { ...common.queries, calibration: ({ id }, _params, ctx) => calibrationOf(id, ctx) },
  rules: {
    ...common.rules,
    start: startable,
    activate: async (form, ctx) => (await placing(form, ctx)) ?? (await common.rules?.activate?.(form, ctx)) ?? null,
  },
});
