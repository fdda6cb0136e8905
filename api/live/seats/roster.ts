import type { Context, RowOf } from '../../engine/define.ts';

/** A seat with its student, as those read it who look after a meeting. */
const seats = `
  select r.id, r.student_id, u.first_name, u.name, u.avatar, u.current_level_id as level_id,
      case when :desk then u.student_id end as number, r.status, r.ended_as,
      case when r.status = 'waiting' then (row_number() over (partition by r.status order by r.waiting_number))::int end as rank,
      r.offered_until, r.registered_at, r.registered_by, by_whom.first_name || ' ' || by_whom.name as registered_by_name,
      r.add_reason, r.attended, coalesce(r.reported_seconds, r.live_seconds) as seconds_in_class,
      r.marked_at, marker.first_name || ' ' || marker.name as marked_by_name, r.cancelled_at
    from registrations r
      join users u on u.id = r.student_id
      left join users by_whom on by_whom.id = r.registered_by
      left join users marker on marker.id = r.marked_by
    where r.meeting_id in (select :meeting::int union all select f.id from meetings f where f.second_id = :meeting)
    order by r.waiting_number nulls first, u.name, u.first_name, r.id`;

/** Who has a seat in a meeting, who is offered one, who waits and whose has ended; of the second of two consecutive ones, the first's. */
export async function roster(
  { id, second_id = null }: Pick<RowOf<'meetings'>, 'id' | 'second_id'>,
  _params: unknown,
  { trx, caller }: Context,
) {
  const { rows } = await trx.raw(seats, { meeting: id, desk: caller.role !== 'teacher' });
  const first = await trx('meetings').where({ second_id: id }).first('id');
  return { seats: rows, first_id: first?.id ?? null, second_id };
}

/** What was done to a seat by somebody stands in the audit log; what the clock did, a notice told the student. */
const changes = `
  select a.at, a.action, a.role, u.first_name || ' ' || u.name as by_whom, a.after ->> 'status' as status,
      a.after ->> 'ended_as' as ended_as, a.after ->> 'reason' as reason
    from audit_logs a left join users u on u.id = coalesce(a.actor_id, a.user_id)
    where a.entity = 'registrations' and a.record_id = :seat
  union all
  select n.created_at, null, 'system', null, change.status, change.ended_as, null
    from notices n join (values ('seat_offered', 'offered', null), ('offer_expired', 'inactive', 'expired'),
      ('waiting_closed', 'inactive', 'closed'), ('meeting_cancelled', 'inactive', 'meeting_cancelled')
    ) change (notice, status, ended_as) on change.notice = n.notice
    where n.registration_id = :seat
  order by at`;

/** What has become of a seat, by whom and when, for the staff who answer for seats. */
export async function seatHistory({ id }: { id: number }, _params: unknown, { trx }: Context) {
  return { changes: (await trx.raw(changes, { seat: id })).rows };
}
