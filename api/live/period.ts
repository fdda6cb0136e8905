import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';

/** Periods in which the caller teaches. */
export const taughtPeriods = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw(
    `(exists (select from schedules s where s.period_id = periods.id and s.staff_id = :caller)
      or exists (select from meetings m where m.period_id = periods.id and m.staff_id = :caller))`,
    { caller: caller.id as number },
  );
