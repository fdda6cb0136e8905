import type { Knex } from 'knex';

/** A day of the school, as its own clock says it, with the moments that the figures of that day are counted by. */
export interface Day {
  time_zone: string;
  today: string;
  begins: string;
  ends: string;
  in_thirty_days: string;
  /** Now, and so long ago. */
  now: string;
  a_day_ago: string;
  three_days_ago: string;
  two_weeks_ago: string;
}

const statement = `
  select zone as time_zone, today::text, iso(today::timestamp at time zone zone) as begins,
    iso((today + 1)::timestamp at time zone zone) as ends, (today + 30)::text as in_thirty_days, iso(moment) as now,
    iso(moment - interval '1 day') as a_day_ago, iso(moment - interval '3 days') as three_days_ago,
    iso(moment - interval '14 days') as two_weeks_ago
  from (select school_time_zone as zone, ?::timestamptz as moment from settings) s,
    lateral (select (moment at time zone zone)::date as today) d`;

/** The day in which a moment lies. */
export async function dayAt(moment: Date, trx: Knex): Promise<Day> {
  const { rows } = await trx.raw(statement, [moment]);
  return rows[0];
}
