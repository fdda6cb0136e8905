import { countUnread } from '../desk/notices/own_notices.ts';
import { defineTopic } from '../engine/events/topics.ts';

/** What somebody is told: how many of the own notices are unread. */
export default defineTopic('user', {
  own: ({ id }) => id,
  hearers: async (id, callers) => callers.filter((caller) => caller.id === id),
  state: 'notices',
  async missed(ids, knex) {
    const counts = await countUnread(ids, knex);
    return counts.map(({ id, unread }) => ({ id, event: 'notices', data: { unread } }));
  },
});
