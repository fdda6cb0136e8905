import type { Configuration } from '#api/configuration.ts';
import { urlOf } from '#api/database.ts';
import { orderDue } from '#api/live/outbox/due.ts';
import type { ProviderMeetingRow } from '#schemas/types/tables/provider_meetings.ts';
import type { LookedUp } from '#tests/support/looked_up.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { clearTimetable } from '#tests/support/timetable.ts';
import type { ZoomOptions } from '#tests/support/zoom/parts.ts';
import { startZoom, type ZoomStandIn } from '#tests/support/zoom/stand_in.ts';

/** A school that speaks with the stand-in, with an empty timetable and licences of its own. */
export interface Rooms {
  school: School;
  zoom: ZoomStandIn;
  databaseUrl: string;
  /** Adds a licence, known to the stand-in. */
  licence(email: string, more?: object): Promise<number>;
  /** A class of level 2 that begins in so many minutes, with a licence. */
  meeting(licence_id: number | null, startsIn?: number, more?: object): Promise<number>;
  /** The rooms of a meeting, the newest last. */
  rooms(meeting: number): Promise<ProviderMeetingRow[]>;
  /** What the clock orders each minute, and all that it comes to. */
  work(): Promise<void>;
  /** What waits for later is due now. */
  hurry(): Promise<void>;
  /** The meetings at the stand-in that carry a marker of these rooms. */
  made(meeting: number): Promise<string[]>;
  close(): Promise<void>;
}

const zone = 'UTC';

/** A teacher for one meeting: nobody teaches two at once. */
async function teacher(knex: LookedUp): Promise<number> {
  const username = `room-teacher-${Math.random().toString(36).slice(2)}`;
  const person = { kind: 'staff', role_id: 4, password: 'x', email: 't@school.example', first_name: 'T', name: 'T' };
  return (
    await knex('users')
      .insert({ ...person, username })
      .returning('id')
  )[0].id;
}

/** @param more of the school's configuration */
export async function openRooms(options: Partial<ZoomOptions> = {}, more: Partial<Configuration> = {}): Promise<Rooms> {
  const zoom = await startZoom(options);
  const school = await openSchool({ configuration: { ...zoom.configuration, ...more } });
  const { knex } = school;
  await clearTimetable(knex);
  await knex('provider_meetings').delete();
  await knex('licences').update({ status: 'paused' });
  const level_id = (await knex('levels').where({ order: 2 }).first('id')).id;
  const rooms = async (meeting_id: number) => knex('provider_meetings').where({ meeting_id }).orderBy('id');
  return {
    school,
    zoom,
    databaseUrl: urlOf(knex),
    rooms,
    async licence(email, more = {}) {
      zoom.account.addUser(email);
      const row = { email, type_license: 'pro', priority: 1, ...more };
      return (await knex('licences').insert(row).returning('id'))[0].id;
    },
    async meeting(licence_id, startsIn = 120, more = {}) {
      const start = new Date(Date.now() + startsIn * 60_000).toISOString();
      const [{ id }] = await knex('meetings')
        .insert({
          kind: 'classe',
          staff_id: await teacher(knex),
          level_id,
          local_date: start.slice(0, 10),
          start_time: start.slice(11, 19),
          time_zone: zone,
          minutes: 50,
          margin_before: 0,
          margin_after: 5,
          capacity: 8,
          parallel: true,
          status: 'active',
          licence_id,
          licence_slot: licence_id && 1,
          ...more,
        })
        .returning('id');
      return id;
    },
    async work() {
      await orderDue(knex);
      await runJobs(school.app);
    },
    async hurry() {
      await knex('provider_meetings').update({ next_try_at: knex.raw("clock_timestamp() - interval '1 second'") });
      await knex('provider_meetings').update({ lease_until: null });
    },
    async made(meeting) {
      const markers = (await rooms(meeting)).map(({ marker }) => ` · ${marker}`);
      return [...zoom.account.meetings.values()]
        .filter(({ topic }) => markers.some((marker) => topic.endsWith(marker)))
        .map(({ id }) => id);
    },
    async close() {
      await school.close();
      await zoom.close();
    },
  };
}
