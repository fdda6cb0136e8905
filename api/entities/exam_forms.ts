import { formBehaviour, starting } from '../attempts/forms.ts';
import { ownResults } from '../attempts/results.ts';
import { examGate } from '../course/exam_gate.ts';
import { reachedLevels } from '../course/reach.ts';
import { defineEntity } from '../engine/define.ts';

const common = formBehaviour((query, ctx) => query.whereIn('forms.level_id', reachedLevels(ctx)));

export default defineEntity('exam_forms', {
  ...common,
  actions: { ...common.actions, start: starting(examGate) },
  computed: { ...common.computed, ...ownResults },
});
