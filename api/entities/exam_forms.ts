import { defineEntity } from '../engine/define.ts';
import { examGate } from '../learning/exam_gate.ts';
import { formBehaviour } from '../learning/forms.ts';
import { reachedLevels } from '../learning/reach.ts';
import { attemptStatus, bestPercentage, passed } from '../learning/results.ts';

const common = formBehaviour((query, ctx) => query.whereIn('forms.level_id', reachedLevels(ctx)), examGate);

export default defineEntity('exam_forms', {
  ...common,
  computed: { ...common.computed, best_percentage: bestPercentage, attempt_status: attemptStatus, passed },
});
