import { defineEntity } from '../engine/define.ts';
import { formBehaviour } from '../learning/forms.ts';
import { reachedLevels } from '../learning/reach.ts';

export default defineEntity(
  'exam_forms',
  formBehaviour((query, ctx) => query.whereIn('forms.level_id', reachedLevels(ctx))),
);
