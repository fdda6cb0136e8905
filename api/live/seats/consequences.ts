import { unfinished } from '#schemas/live/meeting_statuses.ts';
import type { StaffQueries } from '#schemas/types/entities/staff.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import type { Context } from '../../engine/define.ts';
import type { Refusal } from '../../engine/errors.ts';
import { readMany } from '../../engine/rows.ts';
import { entityOf } from './seats.ts';

/** Of some records those that the caller may read. */
async function readableOf(entity: string, ids: number[], ctx: Context): Promise<number[]> {
  return (await readMany(entityOf(entity, ctx), ids, ctx)).map(({ id }) => id);
}

type Changes = StudentQueries['consequences']['params'];

/** What students would lose with another status, type or end of access: seats to come, and private series. */
export async function seatsThatEnd(_row: unknown, { ids, ...changes }: Changes, ctx: Context) {
  const { status = null, student_type = null, access_until = null } = changes;
  const students = await readableOf('students', ids, ctx);
  const { rows } = await ctx.trx.raw(
    `select f.id, f.student_id, f.meeting_id, entity_of_meeting(m.kind) as entity, f.starts_at, f.status
      from users u
        cross join lateral seats_forbidden_with(u.id, coalesce(:status, u.status), coalesce(:student_type, u.student_type),
          coalesce(:access_until::date, u.access_until)) f
        join meetings m on m.id = f.meeting_id
      where u.id = any (:students) order by f.starts_at, f.id`,
    { status, student_type, access_until, students },
  );
  const series =
    status === 'inactive'
      ? await ctx
          .trx('particular_classes')
          .whereIn('student_id', students)
          .where('status', 'active')
          .select('id', 'student_id')
      : [];
  return { seats: rows, series };
}

type ToTeach = StaffQueries['consequences']['result']['meetings'][number];

/** The meetings that teachers are still to hold. */
const meetingsToTeach = async (staff: number[], { trx }: Context): Promise<ToTeach[]> =>
  trx('meetings')
    .whereIn('staff_id', staff)
    .whereIn('status', unfinished)
    .where('ends_at', '>', trx.raw('clock_timestamp()'))
    .orderBy('starts_at')
    .select('id', 'staff_id', trx.raw('entity_of_meeting(kind) as entity'), 'starts_at');

/** The same of those of them whom the caller may read. */
export const meetingsLeft = async (_row: unknown, { ids }: { ids: number[] }, ctx: Context) => ({
  meetings: await meetingsToTeach(await readableOf('staff', ids, ctx), ctx),
});

const mostShown = 100;

/** Who is to hold meetings is substituted in them first. */
export async function stillTeaches({ id }: { id: number }, ctx: Context): Promise<Refusal | null> {
  const meetings = await meetingsToTeach([id], ctx);
  if (meetings.length === 0) return null;
  return { rule: 'teaches', params: { smart_count: meetings.length, meetings: meetings.slice(0, mostShown) } };
}
