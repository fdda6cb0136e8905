import { createHmac } from 'node:crypto';
import type { Account, ZoomStay } from './account.ts';
import type { Clock } from './clock.ts';

/** Hands a call to the school's endpoint, and answers the status of its answer (0: none). */
export type Post = (body: string, headers: Record<string, string>) => Promise<number>;

export interface Delivery {
  body: string;
  /** When it is tried next; null: it arrived, or was lost for good. */
  due: Date | null;
  tried: number;
  status: number | null;
}

interface How {
  /** Seconds by which the timestamp lies in the past. */
  age?: number;
  /** Signed with another secret. */
  isForged?: boolean;
}

type Event = 'meeting.started' | 'meeting.ended' | 'meeting.participant_joined' | 'meeting.participant_left';

export interface Hooks {
  /** The school's endpoint; while there is none, events are noted alone. */
  post: Post | null;
  /** All that was to be sent, in order. */
  deliveries: Delivery[];
  /** Nothing is sent by itself: the test delivers what it likes, in its own order. */
  isHeld: boolean;
  /** Says an event, and delivers it unless held. */
  send(event: Event, id: string, more: { uuid?: string; stay?: ZoomStay }, at?: Date): Promise<Delivery>;
  deliver(delivery: Delivery, how?: How): Promise<number>;
  /** Delivers what failed and is due by the clock: 5, 25 and 85 minutes after the first time. */
  retry(): Promise<void>;
  /** Asks the endpoint to prove that it knows the secret. @returns the status */
  validate(plainToken: string): Promise<number>;
}

const waits = [5, 20, 60];

export function openHooks(account: Account, clock: Clock, secret: string): Hooks {
  const deliveries: Delivery[] = [];
  const enqueue = (envelope: object): Delivery => {
    const delivery = { body: JSON.stringify(envelope), due: clock.now(), tried: 0, status: null };
    deliveries.push(delivery);
    return delivery;
  };
  const hooks: Hooks = {
    post: null,
    deliveries,
    isHeld: false,
    async send(event, id, { uuid, stay }, at = clock.now()) {
      const meeting = account.meetingOf(id);
      const delivery = enqueue({
        event,
        event_ts: at.getTime(),
        payload: {
          account_id: 'AAAA',
          object: {
            id,
            uuid: uuid ?? stay?.uuid ?? meeting.uuid,
            host_id: meeting.host.id,
            topic: meeting.topic,
            type: 2,
            start_time: meeting.start_time,
            duration: meeting.duration,
            ...(event === 'meeting.ended' && { end_time: at.toISOString() }),
            ...(stay && { participant: participantOf(stay, event, at) }),
          },
        },
      });
      if (!hooks.isHeld) await hooks.deliver(delivery);
      return delivery;
    },
    async deliver(delivery, { age = 0, isForged = false } = {}) {
      if (!hooks.post) return 0;
      const timestamp = String(Math.floor(clock.now().getTime() / 1000) - age);
      const signature = createHmac('sha256', isForged ? 'another secret' : secret)
        .update(`v0:${timestamp}:${delivery.body}`)
        .digest('hex');
      delivery.status = await hooks.post(delivery.body, {
        'content-type': 'application/json; charset=utf-8',
        'x-zm-request-timestamp': timestamp,
        'x-zm-signature': `v0=${signature}`,
        'x-zm-trackingid': `webhook-${deliveries.indexOf(delivery)}`,
      });
      const wait = waits[delivery.tried];
      delivery.tried += 1;
      const arrived = delivery.status >= 200 && delivery.status < 300;
      delivery.due = arrived || wait === undefined ? null : new Date(clock.now().getTime() + wait * 60_000);
      return delivery.status;
    },
    async retry() {
      const due = deliveries.filter((one) => one.due && one.tried > 0 && one.due <= clock.now());
      for (const delivery of due) await hooks.deliver(delivery);
    },
    validate: (plainToken) =>
      hooks.deliver(
        enqueue({ event: 'endpoint.url_validation', event_ts: clock.now().getTime(), payload: { plainToken } }),
      ),
  };
  return hooks;
}

const participantOf = (stay: ZoomStay, event: Event, at: Date) => ({
  user_id: stay.user_id,
  user_name: stay.name,
  participant_uuid: stay.participant_uuid,
  email: '',
  ...(stay.customer_key && { customer_key: stay.customer_key }),
  ...(event === 'meeting.participant_joined'
    ? { join_time: stay.joined.toISOString() }
    : { leave_time: (stay.left ?? at).toISOString(), leave_reason: 'left the meeting.' }),
});
