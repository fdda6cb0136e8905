import { defineTopic } from '../engine/events/topics.ts';

/** What is written to somebody: how many of the own notices are unread. */
export default defineTopic('user', {
  own: ({ id }) => id,
  hearers: async (id, callers) => callers.filter((caller) => caller.id === id),
  async missed(ids, knex) {
    const unread = await knex('notices')
      .whereIn('user_id', ids)
      .whereNull('read_at')
      .groupBy('user_id')
      .select('user_id as id')
      .count({ unread: '*' });
    return unread.map(({ id, unread: count }) => ({ id, event: 'notices', data: { unread: Number(count) } }));
  },
});
