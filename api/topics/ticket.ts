import { isAtDesk } from '../desk/tickets/desk.ts';
import { defineTopic } from '../engine/events/topics.ts';

/** What was answered in a ticket and how it stands, for whom it is about: notes are nothing of it. */
export default defineTopic('ticket', {
  async hearers(id, callers, knex) {
    const ticket = await knex('tickets').where({ id }).first('requester_id');
    return callers.filter((caller) => ticket && (isAtDesk(caller) || caller.id === ticket.requester_id));
  },
  missed: async (ids) => ids.map((id) => ({ id, event: 'ticket', data: { id } })),
});
