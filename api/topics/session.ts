import { defineTopic } from '../engine/events/topics.ts';

/** The end of the own session, with its reason. */
export default defineTopic('session', {
  own: ({ session_id }) => session_id,
  hearers: async (id, callers) => callers.filter(({ session_id }) => session_id === id),
  async missed(ids, knex) {
    const endedSession = await knex('sessions')
      .whereIn('id', ids)
      .whereNotNull('ended_at')
      .select('id', 'end_reason as ending');
    return endedSession.map(({ id, ending }) => ({ id, event: 'session', data: { ending } }));
  },
  last: true,
});
