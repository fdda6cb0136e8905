import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { takeRoomEvents } from '#api/live/attendance/events.ts';
import type { RoomEvent } from '#api/video/interface.ts';
import { openStage, type Stage } from '../stage.ts';

/** Of a class at 10:00, "10:20:05" as a moment. */
type At = (clock: string) => string;

/** A class that was held yesterday, with a room and keys for all whom it concerns. */
export interface Held {
  meeting: number;
  uuid: string;
  at: At;
  /** Each student's seat and key, in the order of the students; the teacher's key. */
  seats: { id: number; student: number; key: string }[];
  teacherKey: string;
  tell(events: Partial<RoomEvent>[], source?: 'live' | 'report'): Promise<void>;
  started(clock?: string): Partial<RoomEvent>;
  ended(clock?: string): Partial<RoomEvent>;
  joined(clock: string, key?: string, participant?: string): Partial<RoomEvent>;
  left(clock: string, key?: string, participant?: string): Partial<RoomEvent>;
  seat(number?: number): Promise<Row>;
  row(): Promise<Row>;
}

interface Room extends Stage {
  /** A class with some students, 10:00 to 10:50 of yesterday unless it is said otherwise; it is over. */
  held(students?: number, more?: object): Promise<Held>;
  made(meeting: number): Promise<string>;
  key(meeting: number, user: number): Promise<string>;
}

/** A school whose meetings have rooms. */
export async function openRooms(): Promise<Room> {
  const stage = await openStage();
  const { knex } = stage;
  const [licence] = await knex('licences').pluck('id');

  async function made(meeting: number): Promise<string> {
    const provider_meeting_id = String(90_000_000_000 + meeting);
    await knex('provider_meetings').insert({ meeting_id: meeting, licence_id: licence, provider_meeting_id });
    return provider_meeting_id;
  }
  async function key(meeting_id: number, user_id: number): Promise<string> {
    const [row] = await knex('room_keys').insert({ meeting_id, user_id, key: randomUUID() }).returning('key');
    return row.key;
  }

  return Object.assign(stage, {
    made,
    key,
    async held(count = 1, more = {}): Promise<Held> {
      const meeting = await stage.meeting({ capacity: Math.max(count, 1), ...more });
      const seats: Held['seats'] = [];
      for (const student of await stage.students(count)) {
        const answer = await stage.register(student, meeting);
        expect(answer).toMatchObject({ outcome: 'registered' });
        seats.push({ id: answer.registration as number, student, key: await key(meeting, student) });
      }
      const provider_meeting_id = await made(meeting);
      const before = await knex('meetings').where({ id: meeting }).first();
      const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
      await knex('meetings').where({ id: meeting }).update({ local_date: yesterday, status: 'finished' });
      const teacherKey = await key(meeting, before.staff_id);
      const { starts_at } = await knex('meetings').where({ id: meeting }).first();
      const uuid = randomUUID();
      const at: At = (clock) => {
        const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
        return new Date(
          new Date(starts_at).getTime() + ((hours - 10) * 3600 + minutes * 60 + seconds) * 1000,
        ).toISOString();
      };
      const of = { provider_meeting_id, provider_uuid: uuid };
      const stay =
        (event: RoomEvent['event']) =>
        (clock: string, whose?: string, participant = whose) => ({
          ...{ event, at: at(clock) },
          ...(participant && { participant }),
          ...(whose && whose !== 'nobody' && { key: whose }),
        });
      return {
        ...{ meeting, uuid, at, seats, teacherKey },
        tell: (events, source) =>
          knex.transaction((trx) =>
            takeRoomEvents(
              events.map((event) => ({ ...of, ...event }) as RoomEvent),
              trx,
              source,
            ),
          ),
        started: (clock = '10:00') => stay('started')(clock),
        ended: (clock = '10:50') => stay('ended')(clock),
        joined: stay('joined'),
        left: stay('left'),
        seat: (number = 0) => knex('registrations').where({ id: seats[number]?.id }).first(),
        row: () => knex('meetings').where({ id: meeting }).first(),
      };
    },
  });
}
