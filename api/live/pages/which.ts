import type { MeetingKind } from '#schemas/meeting_pages.ts';
import { isHeld } from '../conditions.ts';

/** No meeting is longer: what is still going on has begun after that, which an index knows. */
const longest = `interval '8 hours'`;

/** A seat in a pair lasts from its first meeting to the end of its second, which are of one day. */
const longestSeat = `interval '2 days'`;

/** Which meetings a page is about; `m` is the meeting, `r` a seat of the caller. */
export interface Sought {
  /** What holds for all of them. */
  where: string;
  /** Meetings of those that are open to the caller: what is asked of them. Absent: none for being open. */
  open?: string;
  /** Those in which the caller has such a seat, or a place in the series. Absent: the one meeting that is asked for. */
  seat?: string;
}

const isComing = `m.starts_at > :now::timestamptz - ${longest} and m.ends_at > :now and m.status <> 'draft'`;
const isSeatComing = `r.starts_at > :now::timestamptz - ${longestSeat}`;

/** An index finds the classes of a level; of other kinds there are few. */
const ofLevel = (kind: MeetingKind) => (kind === 'classe' ? 'and m.level_id = :level_id' : '');

export const which = {
  /**
   * Those to come that are open to the caller, and those in which the caller has a seat. The second of a pair comes with its
   * first, and stands for itself only where one has the seat.
   */
  open: (kind: MeetingKind): Sought => ({
    where: `m.kind = :kind and ${isComing}`,
    open: `m.status <> 'inactive' ${ofLevel(kind)}
      and is_open_to(:student_type, :level_id, :level_order, m.kind, m.level_id, m.forum_type)
      and not exists (select from meetings first where first.second_id = m.id)`,
    seat: `${isSeatComing} and (r.status <> 'inactive' or r.ended_as = 'meeting_cancelled')`,
  }),
  /** Those that are over and of which the caller was, or should have been. */
  past: {
    where: `m.kind = :kind and m.ends_at <= :now and m.status <> 'draft'`,
    seat: isHeld('r'),
  },
  /** Those of any kind to come in which the caller has, waits for or is offered a seat. */
  own: { where: `${isComing} and m.status <> 'inactive'`, seat: `${isSeatComing} and r.status <> 'inactive'` },
  one: { where: 'm.id = :id' },
};

/** A seat in the first of a pair is one in the second too. */
const ofSeat = (seat: string) => `
    from registrations r
      join meetings first on first.id = r.meeting_id
      join meetings m on m.id in (first.id, first.second_id)
    where r.student_id = :caller and ${seat} and`;

const ofSeries = `
    from particular_classes p join meetings m on m.particular_class_id = p.id
    where p.student_id = :caller and`;

/**
 * The ids of the meetings that are sought. Each way to them is asked by itself, as each has an index of its own: asked with
 * "or", PostgreSQL puts every condition to every meeting to come of the school.
 */
export function idsOf({ where, open, seat }: Sought): string {
  const openOnes = open ? [`from meetings m where ${open} and`] : [];
  const ways = seat ? [...openOnes, ofSeat(seat), ofSeries] : ['from meetings m where'];
  return ways.map((way) => `select m.id ${way} ${where}`).join('\n    union\n    ');
}
