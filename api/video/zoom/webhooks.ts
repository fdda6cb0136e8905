import { createHmac, timingSafeEqual } from 'node:crypto';
import { malformed } from '../../engine/errors.ts';
import { isStorable } from '../../engine/requests/legible.ts';
import { ajv } from '../../engine/schema/ajv.ts';
import type { RoomEvent } from '../interface.ts';

/** As Zoom's documentation has it: older than this, or from a clock that far ahead, and it may be one that was overheard. */
const mostSeconds = 300;

const hmac = (secret: string, ...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHmac('sha256', secret)).digest('hex');

interface SignedRequest {
  /** The headers `x-zm-request-timestamp` and `x-zm-signature`. */
  timestamp: unknown;
  signature: unknown;
  /** The body as it came: written anew it may be another. */
  raw: Buffer;
}

/** Whether Zoom sent this, lately: HMAC-SHA256 over `v0:<timestamp>:<body>` (Zoom, "Verify webhook events"). */
export function isFromZoom({ timestamp, signature, raw }: SignedRequest, secret: string, now: Date): boolean {
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > mostSeconds) return false;
  const [wanted, received] = [`v0=${hmac(secret, `v0:${timestamp}:`, raw)}`, signature].map((text) =>
    Buffer.from(text),
  );
  return wanted?.length === received?.length && timingSafeEqual(wanted as Buffer, received as Buffer);
}

/** What Zoom is answered that asks whether this address is the school's (Zoom, "Validate your webhook endpoint"). */
export const validation = (plainToken: string, secret: string) => ({
  plainToken,
  encryptedToken: hmac(secret, plainToken),
});

interface Payload {
  plainToken?: string;
  object?: {
    id: string;
    uuid: string;
    end_time?: string;
    participant?: {
      participant_uuid?: string;
      user_id?: string;
      user_name?: string;
      customer_key?: string;
      join_time?: string;
      leave_time?: string;
    };
  };
}
interface Event {
  event: string;
  event_ts: number;
  payload: Payload;
}

const text = (maxLength: number) => ({ type: 'string', maxLength });
const moment = { type: 'string', format: 'date-time' };
/** Zoom adds members as it likes. */
const known = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });

const isEvent = ajv.compile<Event>(
  known(
    {
      event: text(100),
      event_ts: { type: 'integer', minimum: 0, maximum: 8.64e15 },
      payload: known({
        plainToken: text(200),
        object: known(
          {
            id: text(64),
            uuid: text(120),
            end_time: moment,
            participant: known({
              participant_uuid: text(120),
              user_id: text(120),
              user_name: text(1000),
              customer_key: text(1000),
              join_time: moment,
              leave_time: moment,
            }),
          },
          ['id', 'uuid'],
        ),
      }),
    },
    ['event', 'event_ts', 'payload'],
  ),
);

const events: Record<string, RoomEvent['event']> = {
  'meeting.started': 'started',
  'meeting.ended': 'ended',
  'meeting.participant_joined': 'joined',
  'meeting.participant_left': 'left',
};

/** @throws Problem 400 for what is not Zoom's JSON */
export function readEvent(raw: Buffer): Event {
  const event = parseJson(raw);
  if (!isStorable(event) || !isEvent(event)) throw malformed();
  return event;
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw malformed();
  }
}

/** What an event says of a room; null where it says nothing that the school asks for. */
export function roomEventOf({ event, event_ts, payload: { object } }: Event): RoomEvent | null {
  const name = Object.hasOwn(events, event) ? events[event] : undefined;
  if (!name || !object) return null;
  const of = { provider_meeting_id: object.id, provider_uuid: object.uuid, event: name };
  const at = (stated: string | undefined) => new Date(stated ?? event_ts).toISOString();
  if (name === 'started' || name === 'ended') return { ...of, at: at(object.end_time) };
  const person = object.participant;
  const participant = person?.participant_uuid || person?.user_id;
  if (!person || !participant) return null;
  return {
    ...of,
    at: at(name === 'joined' ? person.join_time : person.leave_time),
    participant,
    ...(person.customer_key && { key: person.customer_key }),
    ...(person.user_name && { name: person.user_name }),
  };
}
