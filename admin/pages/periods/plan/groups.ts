import type { Collision, PlannedMeeting } from './usePlan.ts';

/** Things that share a key, in the order in which the keys appear. */
export function groupBy<T>(all: T[], keyOf: (one: T) => string): { key: string; members: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups].map(([key, members]) => ({ key, members }));
}

/** The Monday of a date's week. */
function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** Planned meetings by week, and in it by date. */
export const byWeek = (meetings: PlannedMeeting[]) =>
  groupBy(
    meetings.toSorted((one, other) =>
      `${one.series_date} ${one.start_time}`.localeCompare(`${other.series_date} ${other.start_time}`),
    ),
    ({ series_date }) => mondayOf(series_date),
  ).map(({ key, members }) => ({
    monday: key,
    count: members.length,
    dates: groupBy(members, ({ series_date }) => series_date),
  }));

/** What one line collides with, on whichever dates: the same is mended once. */
export const byCause = (collisions: Collision[]) =>
  groupBy(collisions, ({ schedule_id, shared, meeting, other_schedule_id }) =>
    [
      schedule_id,
      shared,
      other_schedule_id,
      meeting?.entity,
      meeting?.staff_id,
      meeting?.level_id,
      meeting?.start_time,
    ].join(' '),
  );
