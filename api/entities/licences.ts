import { defineEntity } from '../engine/define.ts';
import { withSlots } from '../live/licence.ts';

export default defineEntity('licences', {
  create: { before: withSlots },
  update: { before: withSlots },
});
