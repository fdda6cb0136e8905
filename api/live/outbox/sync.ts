import type { Knex } from 'knex';
import type { Configuration } from '../../configuration.ts';
import type { MadeMeeting, VideoProvider, WantedMeeting } from '../../video/interface.ts';
import { VideoProblem } from '../../video/problem.ts';
import { videoOf } from '../../video/provider.ts';
import { takeRoomEvents } from '../attendance/events.ts';
import { titleOf } from '../pages/title.ts';
import { spendCall } from './budget.ts';
import { type ClaimedRoom, claimRoom, release } from './claim.ts';
import { markerPrefix } from './marker.ts';
import { orderSync } from './order.ts';
import { postpone } from './postpone.ts';

/**
 * Tells the provider what is wanted of a room, once: two processes never do at a time, and what one left half done the
 * next one finishes. What the provider refuses is tried again later.
 */
export async function syncRoom(knex: Knex, id: number, configuration: Configuration): Promise<void> {
  const room = await claimRoom(knex, id, markerPrefix(configuration));
  if (!room) return;
  try {
    const changes = await tell(room, videoOf(configuration), knex);
    const now = await release(knex, room, { ...changes, ...afterSuccess, applied_version: room.desired_version });
    if (now && now.applied_version < now.desired_version) await orderSync(knex, id);
  } catch (error) {
    await postpone(knex, room, error instanceof VideoProblem ? error : new VideoProblem('unexpected'));
    if (!(error instanceof VideoProblem)) throw error;
  }
}

const afterSuccess = { tries: 0, gave_up_at: null, tracking_id: null };

type Changes = Partial<Record<'provider' | 'provider_meeting_id' | 'provider_uuid' | 'problem', string | null>>;

async function tell(room: ClaimedRoom, video: VideoProvider, knex: Knex): Promise<Changes> {
  const made = madeBy(room, video);
  if (!room.wanted || !room.starts_at) {
    await remove(room, made, video, knex);
    return {};
  }
  const wantedState = wantedOf(room);
  await spendCall(knex, room.licence_id, new Date(room.starts_at));
  if (made && (await isChanged(video, made, wantedState))) return { problem: null };
  // Who lost a meeting that stood there makes another; who asked before looks for it first.
  const adopts = made === null && room.sent_before !== null;
  const { provider_meeting_id, provider_uuid } = await video.createMeeting(wantedState, { adopts });
  return { provider: video.name, provider_meeting_id, provider_uuid, problem: null };
}

/** The meeting as this provider made it; another one's is none here. */
function madeBy(room: ClaimedRoom, { name }: VideoProvider): MadeMeeting | null {
  const { host, marker, provider, provider_meeting_id, provider_uuid } = room;
  return provider === name && provider_meeting_id ? { host, marker, provider_meeting_id, provider_uuid } : null;
}

const wantedOf = (room: ClaimedRoom): WantedMeeting => ({
  host: room.host,
  marker: room.marker,
  title: titleOf(room, 'es'),
  starts_at: room.starts_at as string,
  minutes: room.minutes,
  time_zone: room.time_zone,
});

/** False where the provider has it no more. */
async function isChanged(video: VideoProvider, made: MadeMeeting, wanted: WantedMeeting): Promise<boolean> {
  try {
    await video.changeMeeting(made, wanted);
    return true;
  } catch (error) {
    if (error instanceof VideoProblem && error.code === 'gone') return false;
    throw error;
  }
}

/** Removes a room, also one of which only the marker is known; who is in it leaves. */
async function remove(room: ClaimedRoom, made: MadeMeeting | null, video: VideoProvider, knex: Knex) {
  if (made && room.state === 'live') await takeRoomEvents(await video.endMeeting(made), knex);
  const unknown = !made && !room.provider_meeting_id && room.sent_before;
  const found = unknown ? await video.markedMeetings(room.host, room.marker) : [];
  for (const one of made ? [made] : found.filter(({ marker }) => marker === room.marker))
    await video.removeMeeting(one);
}
