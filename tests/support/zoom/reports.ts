import type { Account, ZoomMeeting, ZoomStay } from './account.ts';
import type { Clock } from './clock.ts';
import { noMeeting } from './refusal.ts';

/** A session by its number or its uuid, however often that was encoded. */
function sessionOf(account: Account, idOrUuid: string): { meeting: ZoomMeeting; uuid: string } {
  // A slash that was encoded once is one of the path to Zoom.
  if (idOrUuid.includes('/')) throw noMeeting(idOrUuid);
  const uuid = decodeURIComponent(idOrUuid);
  for (const meeting of account.meetings.values()) {
    if (meeting.id === uuid) return { meeting, uuid: meeting.uuid };
    if (meeting.uuid === uuid || meeting.ended.has(uuid)) return { meeting, uuid };
  }
  throw noMeeting(uuid);
}

const seconds = (stay: ZoomStay) => Math.round(((stay.left as Date).getTime() - stay.joined.getTime()) / 1000);

/** Who was in a session, `size` at a time, once so many milliseconds have passed since its end. */
export function participantsOf(
  account: Account,
  clock: Clock,
  idOrUuid: string,
  { delay, size, from, withKeys }: { delay: number; size: number; from: number; withKeys: boolean },
) {
  const { meeting, uuid } = sessionOf(account, idOrUuid);
  const ended = meeting.ended.get(uuid);
  if (!ended || clock.now().getTime() < ended.getTime() + delay) throw noMeeting(uuid);
  const stays = account.stays.filter((stay) => stay.uuid === uuid);
  const rows = stays.slice(from, from + size).map((stay) => ({
    id: '',
    user_id: stay.user_id,
    name: stay.name,
    user_email: '',
    ...(withKeys && { customer_key: stay.customer_key, registrant_id: '' }),
    join_time: `${stay.joined.toISOString().slice(0, 19)}Z`,
    leave_time: `${(stay.left as Date).toISOString().slice(0, 19)}Z`,
    duration: seconds(stay),
    status: 'in_meeting',
    failover: false,
  }));
  const next = from + size < stays.length ? String(from + size) : '';
  return {
    page_count: Math.ceil(stays.length / size),
    page_size: size,
    total_records: stays.length,
    next_page_token: next,
    participants: rows,
  };
}
