import type { Knex } from 'knex';
import type { Configuration } from '../../configuration.ts';
import { addJobs } from '../../engine/jobs/jobs.ts';
import type { MarkedMeeting } from '../../video/interface.ts';
import { VideoProblem } from '../../video/problem.ts';
import { videoOf } from '../../video/provider.ts';
import { takeRoomEvents } from '../attendance/events.ts';
import { markerPrefix } from './marker.ts';

/**
 * Orders the end of rooms whose meetings have been over for the school's grace: a host who leaves without ending a meeting
 * keeps the licence busy. Also of those that nobody said to have started, as such a word may be lost.
 */
export async function orderEnds(knex: Knex): Promise<void> {
  const { rows } = await knex.raw(`
    select r.id from provider_meetings r join meetings m on m.id = r.meeting_id cross join settings c
    where r.wanted and r.state <> 'ended' and r.provider_meeting_id is not null
      and m.ends_at + make_interval(mins => c.grace_minutes) between clock_timestamp() - interval '1 day' and clock_timestamp()`);
  if (rows.length > 0) await addJobs(knex, 'end_room', rows);
}

/** Ends a room for all who are in it. A room that was never entered is closed too, without a start. */
export async function endRoom(knex: Knex, id: number, configuration: Configuration): Promise<void> {
  const room = await knex('provider_meetings')
    .join('licences', 'licences.id', 'provider_meetings.licence_id')
    .where('provider_meetings.id', id)
    .whereNot('state', 'ended')
    .first('provider_meetings.*', 'licences.email as host');
  if (!room?.provider_meeting_id) return;
  const video = videoOf(configuration);
  const { host, marker, provider_meeting_id, provider_uuid } = room;
  if (room.provider === video.name) {
    const events = await video.endMeeting({ host, marker, provider_meeting_id, provider_uuid });
    if (room.state === 'live') await takeRoomEvents(events, knex);
  }
  await knex('provider_meetings')
    .where({ id })
    .whereNot({ state: 'ended' })
    .update({
      state: 'ended',
      ended_at: knex.raw('coalesce(ended_at, clock_timestamp())'),
      version: knex.raw('version + 1'),
      updated_at: knex.raw('clock_timestamp()'),
    });
}

/** A licence that the provider does not know has nothing there. */
function unlessUnknown(error: unknown): MarkedMeeting[] {
  if (error instanceof VideoProblem && error.code === 'licence_unknown') return [];
  throw error;
}

/** Removes what stands at the provider with a marker of this school and belongs to no room that is wanted. */
export async function clearStrays(knex: Knex, configuration: Configuration): Promise<void> {
  const video = videoOf(configuration);
  const hosts: string[] = await knex('licences').whereNot({ status: 'terminated' }).pluck('email');
  for (const host of hosts) {
    const markedMeetings = await video.markedMeetings(host, markerPrefix(configuration)).catch(unlessUnknown);
    const markers = markedMeetings.map(({ marker }) => marker);
    const wantedMeetings = await knex('provider_meetings')
      .where({ wanted: true })
      .whereIn('marker', markers)
      .select('marker', 'provider_meeting_id');
    const numberOf = new Map(wantedMeetings.map((room) => [room.marker, room.provider_meeting_id]));
    const isStray = ({ marker, provider_meeting_id }: MarkedMeeting) =>
      !numberOf.has(marker) || (numberOf.get(marker) !== null && numberOf.get(marker) !== provider_meeting_id);
    for (const meeting of markedMeetings.filter(isStray)) await video.removeMeeting(meeting);
  }
}
