import { defineEntity } from '../engine/define.ts';
import { presenceIn } from '../engine/presence.ts';

const presence = presenceIn<boolean>('ticket_readers', 'ticket_id', 'is_answering');

/** Who of the desk has a ticket open now, and who is answering it. Pages say so every few seconds, and learn who else does. */
export default defineEntity('ticket_readers', {
  actions: {
    look: {
      async apply(_row, { ticket_id, page, is_answering = false }, ctx) {
        await presence.save({ ticket_id, page, is_answering }, ctx);
        await presence.clear(ctx);
        const others = await presence.collaboratorsAt(ticket_id, ctx);
        return { others: others.map(({ id, name, place }) => ({ id, name, is_answering: place })) };
      },
    },
    leave: {
      async apply(_row, { page }, ctx) {
        await presence.leave(page, ctx);
        return { left: true };
      },
    },
  },
});
