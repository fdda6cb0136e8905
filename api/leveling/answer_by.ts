import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';

/** Until then the school works on a working day, on its own wall. */
const evening = '18:00';

/**
 * When the student of a test that was sent has the answer at the latest, for the test of the row: in the evening of as
 * many working days as the settings say (Monday to Friday, no holidays) after the day on which it was sent. Null where nothing waits.
 */
export const answerBy = ({ trx }: Context): Knex.Raw =>
  trx.raw(
    `(select (day + :evening::time) at time zone s.school_time_zone from settings s, lateral (
        select sent::date as day from generate_series(
          (leveling_tests.submitted_at at time zone s.school_time_zone)::date + 1,
          (leveling_tests.submitted_at at time zone s.school_time_zone)::date + 90, interval '1 day') sent
        where extract(isodow from sent) < 6 and not exists (
          select from holidays h where h.date = sent::date and h.status = 'active' and h.scope = 'all')
        order by sent offset s.review_days - 1 limit 1) working
      where leveling_tests.status = 'pending_revision')`,
    { evening },
  );
