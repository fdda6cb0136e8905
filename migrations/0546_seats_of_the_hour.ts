import type { Knex } from 'knex';

/**
 * The student's other seats at the time of a meeting are looked for by the index of the student's seats in order of time: one
 * of ranges takes three times as long, and a page of classes asks for each that is open. A seat begins at most two days before
 * it ends: the meetings of a pair are of one day.
 */
const ranged = 'and tstzrange(r.starts_at, r.ends_at) && tstzrange(m.starts_at, greatest(s.ends_at, m.ends_at))';
const inOrder = `and r.starts_at > m.starts_at - interval '2 days' and r.starts_at < greatest(s.ends_at, m.ends_at)
            and r.ends_at > m.starts_at`;

async function replace(knex: Knex, one: string, other: string): Promise<void> {
  const {
    rows: [{ definition }],
  } = await knex.raw(`select pg_get_functiondef('seat_refusals'::regproc) as definition`);
  if (!definition.includes(one)) throw new Error('The rules do not look for other seats as expected.');
  await knex.raw(definition.replaceAll(one, other).replaceAll('?', '\\?'));
}

export const up = (knex: Knex) => replace(knex, ranged, inOrder);
export const down = (knex: Knex) => replace(knex, inOrder, ranged);
