import { defineTopic } from '../engine/events/topics.ts';
import { seatsLeft } from '../live/seats/seats_left.ts';

/** What changes among the classes of a level, for its students. */
export default defineTopic('level_classes', {
  hearers: async (id, callers) => callers.filter(({ role, level }) => role === 'student' && level?.id === id),
  missed: (ids, knex) =>
    seatsLeft((query) => query.where({ kind: 'classe' }).whereIn('level_id', ids), 'level_id', knex),
});
