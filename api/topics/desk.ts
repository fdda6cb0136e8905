import { isAtDesk } from '../desk/tickets/desk.ts';
import { defineTopic } from '../engine/events/topics.ts';

/** What changes among tickets, for who works at the desk; it has one number, 1. */
export default defineTopic('desk', {
  hearers: async (id, callers) => callers.filter((caller) => id === 1 && isAtDesk(caller)),
  // A page that was not connected reads its list again.
  missed: async (ids) => ids.map((id) => ({ id, event: 'ticket', data: {} })),
});
