import type { Knex } from 'knex';
import { defineTopic } from '../engine/events/topics.ts';
import { bands } from '../live/reach.ts';
import { seatsLeft } from '../live/seats/seats_left.ts';

/** Of some users, those to whom the forums of a band are open. */
async function ofBand(band: string | undefined, users: (number | null)[], knex: Knex): Promise<Set<number>> {
  const { rows } = await knex.raw(
    `select u.id from users u left join levels l on l.id = u.current_level_id
      where u.id = any (:users) and is_open_to(u.student_type, l.id, l."order", 'forum', null, :band)`,
    { users, band: band ?? null },
  );
  return new Set(rows.map((row: { id: number }) => row.id));
}

/** What changes among the forums of a band, for those to whom they are open. */
export default defineTopic('band_forums', {
  async hearers(id, callers, knex) {
    const known = await ofBand(
      bands[id - 1],
      callers.map((caller) => caller.id),
      knex,
    );
    return callers.filter((caller) => known.has(caller.id as number));
  },
  missed: (ids, knex) =>
    seatsLeft(
      (query) =>
        query.where({ kind: 'forum' }).whereIn(
          'forum_type',
          ids.map((id) => bands[id - 1] ?? ''),
        ),
      "array_position(array['beginner', 'advanced'], forum_type)",
      knex,
    ),
});
