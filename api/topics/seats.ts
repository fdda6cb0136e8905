import { defineTopic } from '../engine/events/topics.ts';

/** What others, or the clock, do to the own seats: an offer, its end, a place that was given or taken away. */
export default defineTopic('seats', {
  own: ({ role, id }) => (role === 'student' ? id : null),
  hearers: async (id, callers) => callers.filter((caller) => caller.role === 'student' && caller.id === id),
  // A page that was not connected reads its own list again.
  missed: async () => [],
});
