import type { MadeMeeting, MarkedMeeting, WantedMeeting } from '../interface.ts';
import { passwordOf } from '../password.ts';
import { VideoProblem } from '../problem.ts';
import { allPages, type Call } from './call.ts';
import type { ZoomAnswer } from './request.ts';

/** Scheduled, once. */
const once = 2;
const separator = ' · ';

const hostPath = (host: string) => `/users/${encodeURIComponent(host)}`;
const meetingPath = ({ provider_meeting_id }: MadeMeeting) => `/meetings/${provider_meeting_id}`;

/** The marker closes the topic: the provider's list shows topics, and no field of ours. */
const bodyOf = ({ title, marker, starts_at, minutes, time_zone }: WantedMeeting, secret: string) => ({
  topic: `${title.slice(0, 150)}${separator}${marker}`,
  type: once,
  start_time: `${new Date(starts_at).toISOString().slice(0, 19)}Z`,
  duration: minutes,
  timezone: time_zone,
  password: passwordOf(secret, marker),
  default_password: false,
  settings: {
    host_video: true,
    participant_video: false,
    join_before_host: false,
    jbh_time: 0,
    waiting_room: false,
    mute_upon_entry: true,
    approval_type: 2,
    audio: 'voip',
    auto_recording: 'none',
    meeting_authentication: false,
    use_pmi: false,
    email_notification: false,
    allow_multiple_devices: false,
    private_meeting: true,
  },
});

const madeOf = ({ id, uuid, topic = '' }: ZoomAnswer, host: string): MadeMeeting => ({
  host,
  marker: String(topic).split(separator).at(-1) ?? '',
  provider_meeting_id: String(id),
  provider_uuid: uuid ? String(uuid) : null,
});

/** The meetings of a host by their markers; those that Zoom made otherwise are among them. */
export async function listMarked(call: Call, host: string, prefix: string): Promise<MarkedMeeting[]> {
  const meetings = await allPages(call, `${hostPath(host)}/meetings`, 'meetings', { type: 'scheduled' });
  return meetings
    .map((one) => ({ ...madeOf(one, host), starts_at: one.start_time ? String(one.start_time) : null }))
    .filter(({ marker }) => marker.startsWith(prefix));
}

export async function createMeeting(call: Call, wanted: WantedMeeting, adopts: boolean, secret: string) {
  const { host, marker } = wanted;
  const found = adopts && (await listMarked(call, host, marker)).find((one) => one.marker === marker);
  if (found) {
    const { starts_at: _, ...made } = found;
    await changeMeeting(call, made, wanted, secret);
    return made;
  }
  const answer = await call('POST', `${hostPath(host)}/meetings`, { body: bodyOf(wanted, secret) });
  return { ...madeOf(answer, host), marker };
}

export const changeMeeting = (call: Call, made: MadeMeeting, wanted: WantedMeeting, secret: string) =>
  call('PATCH', meetingPath(made), { body: bodyOf(wanted, secret) });

/** Ends a meeting; one that is not under way has ended. */
export async function endMeeting(call: Call, made: MadeMeeting): Promise<void> {
  try {
    await call('PUT', `${meetingPath(made)}/status`, { body: { action: 'end' } });
  } catch (error) {
    if (!(error instanceof VideoProblem) || (await stateOf(call, made)) === 'live') throw error;
  }
}

/** Removes a meeting, which is ended first where it is under way. */
export async function removeMeeting(call: Call, made: MadeMeeting): Promise<void> {
  try {
    await call('DELETE', meetingPath(made));
  } catch (error) {
    const code = error instanceof VideoProblem && error.code;
    if (code === 'gone') return;
    if (code !== 'in_progress') throw error;
    await endMeeting(call, made);
    await call('DELETE', meetingPath(made)).catch(unlessGone);
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof VideoProblem) || error.code !== 'gone') throw error;
}

export async function stateOf(call: Call, made: MadeMeeting): Promise<'waiting' | 'live' | 'gone'> {
  try {
    const { status } = await call('GET', meetingPath(made));
    return status === 'started' ? 'live' : 'waiting';
  } catch (error) {
    unlessGone(error);
    return 'gone';
  }
}
