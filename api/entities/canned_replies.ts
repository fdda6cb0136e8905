import { checkBlanks } from '../desk/tickets/canned_replies.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('canned_replies', {
  create: {
    before(reply) {
      checkBlanks(reply);
      return reply;
    },
  },
  update: {
    before(changes) {
      checkBlanks(changes);
      return changes;
    },
  },
});
