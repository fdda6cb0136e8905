import type { Knex } from 'knex';

/**
 * The free seats of meetings to come, as events of the topics that they are told by.
 * @param narrow to the meetings that are asked about
 * @param topicId SQL of the id of a meeting's topic
 */
export async function seatsLeft(narrow: (query: Knex.QueryBuilder) => void, topicId: string, knex: Knex) {
  const rows: { id: number; data: Record<string, number> }[] = await knex('meetings')
    .modify(narrow)
    .where('ends_at', '>', knex.fn.now())
    .whereIn('status', ['active', 'paused'])
    .groupByRaw('1')
    .select(knex.raw(`${topicId} as id`), knex.raw('jsonb_object_agg(id, greatest(0, capacity - taken)) as data'));
  return rows.map(({ id, data }) => ({ id, event: 'seats_left', data }));
}
