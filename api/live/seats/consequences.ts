import type { Context, Row } from '../../engine/define.ts';
import type { Refusal } from '../../engine/errors.ts';

interface ToCome {
  id: number;
  entity: string;
  starts_at: string;
}

/** What staff would take from a student with another status, type or end of access: seats to come, and private series. */
export async function seatsThatEnd(student: Row, changes: Row, { trx }: Context) {
  const { id, status, student_type, access_until } = { ...student, ...changes };
  const { rows } = await trx.raw(
    `select f.id, f.meeting_id, entity_of_meeting(m.kind) as entity, f.starts_at, f.status
      from seats_forbidden_with(?, ?, ?, ?) f join meetings m on m.id = f.meeting_id order by f.starts_at, f.id`,
    [id, status, student_type, access_until],
  );
  const series: number[] =
    status === 'active' ? [] : await trx('particular_classes').where({ student_id: id, status: 'active' }).pluck('id');
  return { seats: rows, series };
}

/** The meetings that a teacher is still to hold. */
export async function meetingsToTeach(staff_id: number, { trx }: Context): Promise<ToCome[]> {
  return trx('meetings')
    .where({ staff_id })
    .whereIn('status', ['draft', 'active', 'paused'])
    .where('ends_at', '>', trx.raw('clock_timestamp()'))
    .orderBy('starts_at')
    .select('id', trx.raw('entity_of_meeting(kind) as entity'), 'starts_at');
}

const shown = 100;

/** Who is to hold meetings is substituted in them first. */
export async function stillTeaches({ id }: Row, ctx: Context): Promise<Refusal | null> {
  const meetings = await meetingsToTeach(id, ctx);
  if (meetings.length === 0) return null;
  return { rule: 'teaches', params: { smart_count: meetings.length, meetings: meetings.slice(0, shown) } };
}
