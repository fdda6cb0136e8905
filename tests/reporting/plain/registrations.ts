import type { Row } from '#api/engine/define.ts';
import { isAsked, isWithin, levelOf, nameOf, rounded, type World, wallOf } from './world.ts';

function standingOf({ status, ended_as }: Row): string {
  if (status === 'completed') return 'attended';
  if (status === 'registered') return 'registered';
  if (status === 'inactive') return ended_as === 'absent' ? 'absent' : 'cancelled';
  return 'waiting';
}

const held = ['registered', 'attended', 'absent'];

interface Seat {
  registration: Row;
  meeting: Row;
  standing: string;
  hour: number;
  weekday: number;
}

/** What each filter asks of a seat. */
const questions: Record<string, (seat: Seat, wanted: unknown) => boolean> = {
  kind: ({ meeting }, wanted) => meeting.kind === wanted,
  level_id: ({ meeting }, wanted) => (meeting.level_id ?? 0) === wanted,
  hour: ({ hour }, wanted) => hour === wanted,
  weekday: ({ weekday }, wanted) => weekday === wanted,
  staff_id: ({ meeting }, wanted) => meeting.staff_id === wanted,
  forum_type: ({ meeting }, wanted) => meeting.forum_type === wanted,
  standing: ({ standing }, wanted) => (wanted === 'held' ? held.includes(standing) : standing === wanted),
};

/** The registrations that filters ask for. */
function found(world: World, filters: Row): Seat[] {
  const seats: Seat[] = [];
  for (const registration of world.registrations) {
    const meeting = world.meetings.get(registration.meeting_id) as Row;
    const seat = {
      registration,
      meeting,
      standing: standingOf(registration),
      ...wallOf(meeting.starts_at, world.zone),
    };
    const fits = Object.entries(filters).every(([name, wanted]) => questions[name]?.(seat, wanted) ?? true);
    if (
      fits &&
      isWithin(world, filters, meeting.starts_at) &&
      isAsked(filters, world.users.get(registration.student_id))
    )
      seats.push(seat);
  }
  return seats;
}

export const registrations = (world: World, filters: Row): Row[] =>
  found(world, filters).map(({ registration, meeting, standing }) => {
    const seconds = registration.reported_seconds ?? registration.live_seconds;
    return {
      id: registration.id,
      starts_at: meeting.starts_at,
      student: nameOf(world, registration.student_id),
      swan_id: world.users.get(registration.student_id)?.swan_id,
      kind: meeting.kind,
      forum_type: meeting.forum_type,
      level: levelOf(world, meeting.level_id),
      teacher: nameOf(world, meeting.staff_id),
      registered_at: registration.registered_at,
      registered_by_name: nameOf(world, registration.registered_by),
      standing,
      ended_as: registration.ended_as,
      minutes_in_class: seconds === null ? null : rounded(seconds / 60),
    };
  });

export const attendances = (world: World, filters: Row): Row[] =>
  registrations(world, { ...filters, standing: 'attended' });
export const forums = (world: World, filters: Row): Row[] => registrations(world, { ...filters, kind: 'forum' });

export function byHour(world: World, filters: Row): Row[] {
  const hours = new Map<number, Row>();
  for (const { meeting, standing } of found(world, { ...filters, standing: 'held' })) {
    const { day, hour, weekday } = wallOf(meeting.starts_at, world.zone);
    const id = (Date.parse(day) - Date.parse('2000-01-01')) / 3_600_000 + hour;
    const row = hours.get(id) ?? { id, day, weekday, hour, registrations: 0, attendances: 0, absences: 0 };
    row.registrations += 1;
    if (standing === 'attended') row.attendances += 1;
    if (standing === 'absent') row.absences += 1;
    hours.set(id, row);
  }
  return [...hours.values()].map((row) => {
    const over = row.attendances + row.absences;
    return { ...row, rate: over === 0 ? null : rounded((100 * row.attendances) / over) };
  });
}
