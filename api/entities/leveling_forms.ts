import { defineEntity } from '../engine/define.ts';
import { formBehaviour } from '../learning/forms.ts';

/** A placement stands in no level: whoever may take one finds it. */
export default defineEntity(
  'leveling_forms',
  formBehaviour(() => undefined),
);
