import { formBehaviour } from '../attempts/forms.ts';
import { ownResults } from '../attempts/results.ts';
import { examGate } from '../course/exam_gate.ts';
import { reachedLevels } from '../course/reach.ts';
import { defineEntity } from '../engine/define.ts';

const common = formBehaviour((query, ctx) => query.whereIn('forms.level_id', reachedLevels(ctx)), examGate);

export default defineEntity('exam_forms', {
  ...common,
  computed: { ...common.computed, ...ownResults },
});
