import { defineEntity } from '../engine/define.ts';
import { pairMeetings, unpairMeetings } from '../live/periods/pairs.ts';

export default defineEntity('consecutive_classes', {
  actions: {
    activate: {
      async apply(_row, _plan, { trx }) {
        await pairMeetings(trx);
      },
    },
    deactivate: {
      async apply({ id }, _plan, { trx }) {
        await unpairMeetings(id, trx);
      },
    },
  },
});
