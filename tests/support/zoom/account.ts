import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import { hasOthers, isInProgress, isInvalid, noMeeting, noUser, Refusal } from './refusal.ts';

export interface ZoomUser {
  id: string;
  email: string;
  /** 1: basic, 2: licensed. */
  type: number;
  status: 'active' | 'pending' | 'inactive';
  /** How many meetings it hosts at a time. */
  max: number;
  /** Belongs to another account. */
  isElsewhere?: boolean;
}

/** One stay of one device in one session. */
export interface ZoomStay {
  uuid: string;
  participant_uuid: string;
  user_id: string;
  customer_key: string;
  name: string;
  joined: Date;
  left: Date | null;
}

export interface ZoomMeeting {
  id: string;
  /** Another one each time that it starts. */
  uuid: string;
  host: ZoomUser;
  topic: string;
  start_time: string;
  duration: number;
  timezone: string;
  password: string;
  state: 'waiting' | 'started' | 'ended';
  /** When sessions ended, by their uuid. */
  ended: Map<string, Date>;
  starts: number;
}

/** What Zoom keeps of a school: its users, their meetings, and who was in them. */
export interface Account {
  users: ZoomUser[];
  meetings: Map<string, ZoomMeeting>;
  stays: ZoomStay[];
  /** Makes a user known; by default licensed, for one meeting at a time. */
  addUser(email: string, more?: Partial<ZoomUser>): ZoomUser;
  userOf(idOrEmail: string): ZoomUser;
  meetingOf(id: string): ZoomMeeting;
  create(user: ZoomUser, body: Record<string, unknown>): ZoomMeeting;
  change(id: string, body: Record<string, unknown>): void;
  remove(id: string): void;
  /** @throws Refusal 3000 where the host has as many under way as it may */
  start(id: string): ZoomMeeting;
  end(id: string): ZoomMeeting;
  join(id: string, who: { key?: string; name?: string }): ZoomStay;
  leave(stay: ZoomStay): void;
}

/** Users whom every test may name: what they are, by the beginning of their addresses. */
const seeded: [string, Partial<ZoomUser>][] = [
  ['basic@zoom.example', { type: 1 }],
  ['business@zoom.example', { max: 2 }],
  ['pending@zoom.example', { status: 'pending' }],
  ['inactive@zoom.example', { status: 'inactive' }],
  ['elsewhere@zoom.example', { isElsewhere: true }],
];

/** Every tenth session's id begins with a slash, as some of Zoom's do. */
function uuidOf(count: number): string {
  const random = randomBytes(12).toString('base64').replaceAll('/', '+');
  return count % 10 === 0 ? `/${random.slice(0, 6)}//${random.slice(6)}==` : `${random}==`;
}

export function openAccount(clock: Clock): Account {
  let sessions = 0;
  let numbers = 93_000_000_000 + Math.floor(Math.random() * 1e9);
  let joins = 16_778_240;
  const users: ZoomUser[] = [];
  const meetings = new Map<string, ZoomMeeting>();
  const stays: ZoomStay[] = [];
  const nextUuid = () => {
    sessions += 1;
    return uuidOf(sessions);
  };
  const meetingOf = (id: string) => {
    const meeting = meetings.get(id);
    if (!meeting) throw noMeeting(id);
    return meeting;
  };
  const addUser = (email: string, more: Partial<ZoomUser> = {}) => {
    const user: ZoomUser = { id: randomUUID(), email, type: 2, status: 'active', max: 1, ...more };
    users.push(user);
    return user;
  };
  for (const [email, more] of seeded) addUser(email, more);
  return {
    users,
    meetings,
    stays,
    addUser,
    meetingOf,
    userOf(idOrEmail) {
      const user = users.find(({ id, email }) => id === idOrEmail || email === idOrEmail);
      if (!user) throw noUser(idOrEmail);
      if (user.isElsewhere) throw new Refusal(400, 1010, 'User does not belong to this account: AAAA.');
      return user;
    },
    create(user, body) {
      if (user.status !== 'active') {
        const message = 'Meeting hosting and scheduling capabilities are not allowed for your user account.';
        throw new Refusal(400, 3161, message);
      }
      const meeting: ZoomMeeting = {
        id: String(++numbers),
        uuid: nextUuid(),
        host: user,
        ...checked(body),
        state: 'waiting',
        ended: new Map(),
        starts: 0,
      };
      meetings.set(meeting.id, meeting);
      return meeting;
    },
    change(id, body) {
      const meeting = meetingOf(id);
      Object.assign(meeting, checked({ ...meeting, type: 2, ...body }));
    },
    remove(id) {
      if (meetingOf(id).state === 'started') throw isInProgress();
      meetings.delete(id);
    },
    start(id) {
      const meeting = meetingOf(id);
      if (meeting.state === 'started') return meeting;
      const live = [...meetings.values()].filter(({ host, state }) => host === meeting.host && state === 'started');
      if (live.length >= meeting.host.max) throw hasOthers();
      if (meeting.starts > 0) meeting.uuid = nextUuid();
      meeting.starts += 1;
      meeting.state = 'started';
      return meeting;
    },
    end(id) {
      const meeting = meetingOf(id);
      if (meeting.state !== 'started') throw new Refusal(400, 3001, `Meeting does not exist: ${id}.`);
      const now = clock.now();
      for (const stay of stays) if (stay.uuid === meeting.uuid) stay.left ??= now;
      meeting.state = 'ended';
      meeting.ended.set(meeting.uuid, now);
      return meeting;
    },
    join(id, { key = '', name = 'Guest' }) {
      const meeting = meetingOf(id);
      if (meeting.state !== 'started') throw new Refusal(400, 3008, 'Meeting has not started');
      joins += 1024;
      const stay: ZoomStay = {
        uuid: meeting.uuid,
        participant_uuid: randomUUID(),
        user_id: String(joins),
        customer_key: key.slice(0, 36),
        name,
        joined: clock.now(),
        left: null,
      };
      stays.push(stay);
      return stay;
    },
    leave(stay) {
      stay.left ??= clock.now();
    },
  };
}

/** @throws Refusal 300 for what Zoom would not take */
function checked(body: Record<string, unknown>) {
  const { topic = '', type, start_time = '', duration = 60, timezone = 'UTC', password = '' } = body;
  const isRight =
    type === 2 &&
    typeof topic === 'string' &&
    topic.length <= 200 &&
    /^[A-Za-z0-9@\-_*]{0,10}$/.test(String(password)) &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/.test(String(start_time));
  if (!isRight) throw isInvalid();
  return {
    topic,
    start_time: String(start_time),
    duration: Number(duration),
    timezone: String(timezone),
    password: String(password),
  };
}
