import type { Context } from '../../engine/define.ts';
import { meetingsByHour, studentsByLevel } from './charts.ts';
import { countFigures } from './count.ts';
import { dayAt } from './day.ts';
import { figuresOf } from './figures.ts';

/** Whether the caller was told of faults last night: looking for them anew takes minutes in a large school. */
async function hasFaults({ trx, caller }: Context): Promise<boolean> {
  const notices = trx('notices').where('user_id', caller.id).where('notice', 'seat_faults');
  return Boolean(await notices.where('created_at', '>', trx.raw(`now() - interval '25 hours'`)).first('id'));
}

/** What staff find when they begin a day: what needs a hand, what waits, and how the school stands. */
export async function dashboard(_row: unknown, _params: unknown, ctx: Context) {
  const day = await dayAt(ctx.now, ctx.trx);
  const [has_faults, figures, students, hours] = await Promise.all([
    hasFaults(ctx),
    countFigures(figuresOf(day), ctx),
    studentsByLevel(ctx),
    meetingsByHour(day, ctx),
  ]);
  return {
    today: day.today,
    time_zone: day.time_zone,
    has_faults,
    figures: figures.map(({ name, part = null, entity, filter, sort = null, sum = null, count }) => ({
      ...{ name, part, entity, filter, sort, sum, count },
    })),
    students,
    hours,
  };
}
