import type { Seat } from './meeting.ts';

export const seatGroups = ['held', 'offered', 'waiting', 'ended'] as const;
export type SeatGroup = (typeof seatGroups)[number];

/** Who was absent had the seat all the same. */
function groupOf({ status, ended_as }: Seat): SeatGroup {
  if (status === 'offered' || status === 'waiting') return status;
  return status === 'inactive' && ended_as !== 'absent' ? 'ended' : 'held';
}

/** Seats by what they are, each group in the order in which they came. */
export function groupSeats(seats: Seat[]): Record<SeatGroup, Seat[]> {
  const groups = Map.groupBy(seats, groupOf);
  return Object.fromEntries(seatGroups.map((name) => [name, groups.get(name) ?? []])) as Record<SeatGroup, Seat[]>;
}

/** Whether it is not known yet if the student was there. */
export const isUnmarked = ({ status }: Seat): boolean => status === 'registered';

/** Whether the student was there, as far as it is known. */
export const attendanceOf = ({ status, ended_as }: Seat): boolean | null => {
  if (status === 'completed') return true;
  return ended_as === 'absent' ? false : null;
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a seat's student is meant by what was typed: a part of the name, or of the school's number. */
export const isNamed = ({ first_name, name, number }: Seat, typed: string): boolean =>
  plain(`${first_name} ${name} ${number ?? ''}`).includes(plain(typed.trim()));
