import { idOf, meetingIn, seatIn } from '#tests/support/running_now.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { clearTimetable } from '#tests/support/timetable.ts';

/** A school with meetings that begin about now, whose rooms the provider has made. */
export interface Scene {
  school: School;
  meeting(minutes: number, more?: object, options?: { isMade?: boolean; seats?: string[] }): Promise<number>;
  seat(meeting_id: number, username: string): Promise<number>;
  idOf(username: string): Promise<number>;
  /** Takes all meetings away, or cancels them: nobody is in two at once. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openScene(): Promise<Scene> {
  const school = await openSchool();
  const { knex } = school;
  await clearTimetable(knex);
  return {
    school,
    meeting: (minutes, more = {}, options = {}) => meetingIn(knex, minutes, { more, ...options }),
    seat: (meeting_id, username) => seatIn(knex, meeting_id, username),
    idOf: (username) => idOf(knex, username),
    async clear() {
      const tables = [
        'notices',
        'room_events',
        'sandbox_stays',
        'sandbox_rooms',
        'provider_meetings',
        'room_keys',
        'registrations',
      ];
      for (const table of tables) await knex(table).delete();
      const told = await knex('progress_logs').whereNotNull('meeting_id').distinct('meeting_id').pluck('meeting_id');
      await knex('meetings').whereNotIn('id', told).delete();
      // A student who was in a room for most of its seconds has taken that class, and history keeps it.
      await knex('meetings').update({ status: 'inactive' });
    },
    close: () => school.close(),
  };
}
