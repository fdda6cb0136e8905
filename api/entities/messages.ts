import { audienceOf, checkAudience } from '../desk/messages/audience.ts';
import { addressedToCaller, messagesOfCaller, messagesSeenBy } from '../desk/messages/reader_messages.ts';
import { readMessage, unreadBy, unreadMessage } from '../desk/messages/receipts.ts';
import { activateMessage, deactivateMessage, remindOfMessage } from '../desk/messages/tell.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('messages', {
  scopes: { addressed: addressedToCaller },
  create: { before: checkAudience },
  update: {
    before(changes, previous) {
      checkAudience({ ...previous, ...changes });
      return changes;
    },
  },
  actions: {
    activate: activateMessage,
    deactivate: deactivateMessage,
    remind: remindOfMessage,
    read: readMessage,
    unread: unreadMessage,
  },
  queries: { mine: messagesOfCaller, seen_by: messagesSeenBy, audience: audienceOf, unread_by: unreadBy },
});
