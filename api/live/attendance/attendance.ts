import type { Attendance } from '#schemas/types/fragments/attendance.ts';
import type { RoomStay } from '#schemas/types/fragments/room_stay.ts';
import type { Context, RowOf } from '../../engine/define.ts';
import { presence } from './presence.ts';
import { judgedSeats } from './settle.ts';

const rooms = `with ${presence} last as (select 1)
  select from_at, until_at, is_open from sittings where meeting_id = :meeting order by from_at`;

const stays = `with ${presence} last as (select 1)
  select t.source, t.from_at, t.until_at, t.is_open, t.user_id, t.registration_id, t.name, t.provider_uuid, t.participant,
      (select min(e.id) from meeting_events e where e.provider_uuid = t.provider_uuid and e.participant = t.participant) as event_id
    from stays t where t.meeting_id = :meeting order by t.from_at, t.until_at`;

/** Whoever has a seat, and the staff who hold a key: whether or not they came. */
const people = `${judgedSeats}
  select u.id as user_id, r.id as registration_id, u.first_name, u.name, false as is_teacher, r.status, r.ended_as,
      r.live_seconds, r.reported_seconds, j.needed as needed_seconds, r.attended,
      marker.first_name || ' ' || marker.name as marked_by_name, r.marked_at, r.mark_reason
    from judged j join registrations r using (id) join users u on u.id = r.student_id
      left join users marker on marker.id = r.marked_by
  union all
  select u.id, null, u.first_name, u.name, true, null, null, null, null, null, null, null, null, null
    from room_keys k join users u on u.id = k.user_id where k.meeting_id = :meeting and u.kind = 'staff'
  order by is_teacher desc, name, first_name, user_id`;

const odd = `with ${presence} last as (select 1)
  select coalesce(r.student_id, k.user_id) as user_id, sum(o.leaves)::int as leaves
    from oddities o
      join devices d using (meeting_id, provider_uuid, source, participant)
      left join room_keys k on k.key = d.key and k.meeting_id = o.meeting_id
      left join registrations r on r.id = d.registration_id
    where o.meeting_id = :meeting group by 1`;

/** Who entered at that time a meeting that the school does not know; half an hour more, as clocks and hours differ. */
const elsewhere = `
  select min(e.id) as event_id, max(e.name) as name, min(e.at) as from_at, max(e.at) as until_at
    from room_events e join meetings m on m.id = :meeting
    where e.meeting_id is null and e.participant <> '' and e.source = 'live'
      and e.at between m.starts_at - interval '30 minutes' and m.ends_at + interval '30 minutes'
    group by e.provider_uuid, e.participant order by from_at limit 100`;

type Person = Omit<Attendance['people'][number], 'oddities' | 'stays'>;
type Stranger = { event_id: number; name: string; from_at: string; until_at: string };
type Stay = RoomStay & {
  event_id: number;
  user_id: number | null;
  registration_id: number | null;
  name: string | null;
};

const visibleStay = ({ source, from_at, until_at, is_open }: Stay) => ({ source, from_at, until_at, is_open });

/**
 * Who was in a meeting, when, as the room and the report tell it, what a teacher has said of it, and who entered without a
 * key of the school's.
 */
export async function attendance(meeting: RowOf<'meetings'>, _params: unknown, ctx: Context): Promise<Attendance> {
  const { trx, caller } = ctx;
  const values = { meetings: [meeting.id], meeting: meeting.id };
  const read = async <Found>(sql: string): Promise<Found[]> => (await trx.raw(sql, values)).rows;
  const entered = await read<Stay>(stays);
  const leaves = new Map(
    (await read<{ user_id: number; leaves: number }>(odd)).map((row) => [row.user_id, row.leaves]),
  );
  const isOf = (person: Person) => (stay: Stay) =>
    stay.registration_id === null ? stay.user_id === person.user_id : stay.registration_id === person.registration_id;
  const devices = Map.groupBy(
    entered.filter(({ user_id }) => user_id === null),
    ({ event_id }) => event_id,
  );
  // Who teaches knows the own meeting alone.
  const others = caller.role === 'teacher' ? [] : await read<Stranger>(elsewhere);
  return {
    now: new Date().toISOString(),
    starts_at: meeting.starts_at,
    ends_at: meeting.ends_at,
    settled_as: meeting.settled_as,
    rooms: await read(rooms),
    people: (await read<Person>(people)).map((person) => ({
      ...person,
      oddities: leaves.get(person.user_id) ?? 0,
      stays: entered.filter(isOf(person)).map(visibleStay),
    })),
    strangers: [
      ...[...devices].map(([event_id, own]) => ({
        ...{ event_id, name: own[0]?.name ?? null, is_elsewhere: false },
        ...{ registration_id: own[0]?.registration_id ?? null, stays: own.map(visibleStay) },
      })),
      ...others.map(({ event_id, name, from_at, until_at }) => ({
        ...{ event_id, name, is_elsewhere: true, registration_id: null },
        stays: [{ source: 'live' as const, from_at, until_at, is_open: false }],
      })),
    ],
  };
}
