import { defineTopic } from '../engine/events/topics.ts';
import { whoMayEnter } from '../live/room/door.ts';

/** What changes in the room of a meeting: that it runs, who is in it, what is said. Its pages then read it again. */
export default defineTopic('room', {
  async hearers(id, callers, knex) {
    const ids = new Set(
      await whoMayEnter(
        id,
        callers.map((caller) => caller.id),
        knex,
      ),
    );
    return callers.filter(({ id: user }) => user !== null && ids.has(user));
  },
  missed: async (ids) => ids.map((id) => ({ id, event: 'room', data: {} })),
});
