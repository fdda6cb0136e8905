import type { Knex } from 'knex';

/** The day's limit is that of the meeting's own day: on the day after it this meeting is over, so nothing is possible then. */
const dayAfter = `
          when 'daily_limit' then (m.local_date + 1)::timestamp at time zone m.time_zone`;
const opening = `
          when 'registration_not_open' then m.registration_opens_at`;

async function replace(knex: Knex, one: string, other: string): Promise<void> {
  const {
    rows: [{ definition }],
  } = await knex.raw(`select pg_get_functiondef('seat_refusals'::regproc) as definition`);
  if (!definition.includes(one)) throw new Error('The rules do not name the next moment as expected.');
  await knex.raw(definition.replaceAll(one, other).replaceAll('?', '\\?'));
}

export const up = (knex: Knex) => replace(knex, opening + dayAfter, opening);
export const down = (knex: Knex) => replace(knex, opening, opening + dayAfter);
