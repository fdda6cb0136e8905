import type { Context, StoredRow } from '../../engine/define.ts';
import { listRows } from '../../engine/lists/query.ts';
import { readableEntity } from './count.ts';
import type { Day } from './day.ts';
import { activeStudents, meetingsOf } from './figures.ts';

type StudentCount = Pick<StoredRow<'students'>, 'current_level_id' | 'student_type'> & { count: number };

/** Active students by their level and type, each number with the filter of its list. */
export async function studentsByLevel(ctx: Context) {
  const entity = readableEntity('students', ctx);
  if (!entity) return [];
  const rows: StudentCount[] = await listRows(entity, activeStudents, ctx)
    .groupBy('current_level_id', 'student_type')
    .orderBy(['current_level_id', 'student_type'])
    .select('current_level_id', 'student_type', ctx.trx.raw('count(*)::int as count'));
  return rows.map(({ current_level_id, student_type, count }) => ({
    ...{ current_level_id, student_type, count },
    filter: { ...activeStudents, current_level_id, student_type: [student_type] },
  }));
}

interface Hour {
  entity: string;
  hour: string;
  count: number;
  seats: number;
  taken: number;
}

/** The meetings of a day by the hour and kind, with their seats. */
export async function meetingsByHour(day: Day, ctx: Context) {
  const kinds = meetingsOf(day).filter(({ name }) => name === 'meetings');
  const queries = kinds.flatMap(({ entity: name, filter }) => {
    const entity = readableEntity(name, ctx);
    const hour = ctx.trx.raw(`date_trunc('hour', starts_at, ?)`, [day.time_zone]);
    return entity
      ? [
          listRows(entity, filter, ctx)
            .select(ctx.trx.raw('?::text as entity, ? as hour', [name, hour]))
            .select(ctx.trx.raw('count(*)::int as count, sum(capacity)::int as seats, sum(taken)::int as taken'))
            .groupByRaw('2'),
        ]
      : [];
  });
  const rows: Hour[] = await ctx.trx.unionAll(queries, true).orderByRaw('hour, entity');
  return rows.map(({ entity, hour, count, seats, taken }) => ({
    ...{ entity, hour, count, seats, taken },
    filter: { ...kinds[0]?.filter, starts_at_gte: hour, starts_at_lt: anHourAfter(hour) },
  }));
}

const anHourAfter = (moment: string) => new Date(Date.parse(moment) + 3_600_000).toISOString();
