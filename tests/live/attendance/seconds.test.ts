import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoomEvent } from '#api/video/interface.ts';
import { type Held, openRooms } from './in_room.ts';

let rooms: Awaited<ReturnType<typeof openRooms>>;
beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms.close());

const key = (held: Held) => held.seats[0]?.key as string;
const seconds = async (held: Held) => (await held.seat()).live_seconds;

/** Two devices, of which one is never heard to leave; the room is closed a second before the class is over. */
const golden = (held: Held) => [
  held.started(),
  held.joined('10:00:10', key(held), 'P1'),
  held.left('10:20:00', key(held), 'P1'),
  held.joined('10:15:00', key(held), 'P2'),
  held.left('10:30:00', key(held), 'P2'),
  held.joined('10:31:00', key(held), 'P3'),
  held.ended('10:49:59'),
];

test('two devices, a reconnect and a leave that never came are 2929 seconds', async () => {
  const held = await rooms.held();
  await held.tell(golden(held));
  expect(await seconds(held)).toBe(2929);
  expect(await held.seat()).toMatchObject({
    status: 'completed',
    joined_at: held.at('10:00:10'),
    left_at: held.at('10:49:59'),
  });
});

test('the order in which events are told changes nothing, nor do those that are told twice', async () => {
  const held = await rooms.held();
  const events = golden(held);
  for (const event of [...events].reverse()) await held.tell([event]);
  await held.tell([...events, ...events]);
  for (const event of events) await held.tell([event, event]);
  expect(await seconds(held)).toBe(2929);
  expect(await rooms.knex('room_events').where({ meeting_id: held.meeting })).toHaveLength(events.length);
});

test('what lies before and after the meeting does not count', async () => {
  const held = await rooms.held();
  await held.tell([
    held.started('09:50'),
    held.joined('09:52', key(held)),
    held.left('10:58', key(held)),
    held.ended('11:00'),
  ]);
  expect(await seconds(held)).toBe(3000);
});

test('a leave before any coming is dropped, and does not take what follows with it', async () => {
  const held = await rooms.held();
  await held.tell([
    held.started(),
    held.left('10:05', key(held)),
    held.joined('10:10', key(held)),
    held.ended('10:40'),
  ]);
  expect(await seconds(held)).toBe(1800);
});

test('who leaves and comes back in the same second never left', async () => {
  const held = await rooms.held();
  const whose = key(held);
  await held.tell([held.started(), held.joined('10:00', whose), held.ended()]);
  await held.tell([held.left('10:20', whose), held.joined('10:20', whose), held.left('10:30', whose)]);
  expect(await seconds(held)).toBe(1800);
});

test('a room that nobody closed ends with the next time it is opened', async () => {
  const held = await rooms.held();
  const again = { provider_uuid: 'the second time' };
  await held.tell([
    held.started(),
    held.joined('10:00', key(held)),
    { ...held.started('10:30'), ...again },
    { ...held.joined('10:35', key(held)), ...again },
    { ...held.ended('10:40'), ...again },
  ]);
  expect(await seconds(held)).toBe(1800 + 300);
});

test('of two consecutive classes one seat has the minutes of both', async () => {
  const second = await rooms.meeting({ start_time: '10:50' });
  const held = await rooms.held(1, { second_id: second });
  const { local_date } = await held.row();
  await rooms.knex('meetings').where({ id: second }).update({ local_date, status: 'finished' });
  const { key: other } = { key: await rooms.key(second, held.seats[0]?.student as number) };
  const of = { provider_meeting_id: await rooms.made(second), provider_uuid: 'of the second' };
  await held.tell([
    held.started(),
    held.joined('10:10', key(held)),
    held.ended('10:50'),
    { ...held.started('10:50'), ...of },
    { ...held.joined('10:51', other), ...of },
    { ...held.ended('11:40'), ...of },
  ]);
  expect(await held.seat()).toMatchObject({ live_seconds: 2400 + 2940, status: 'completed', ended_as: null });
});

/** What happened in a room, second by second: the plainest way to say it. */
function reference(events: RoomEvent[], from: number, until: number): number {
  const devices = Map.groupBy(events, ({ participant }) => participant);
  const present = new Set<number>();
  for (const own of devices.values()) {
    const at = Map.groupBy(own, (event) => new Date(event.at).getTime() / 1000);
    const moments = [...at].filter(([, both]) => new Set(both.map(({ event }) => event)).size === 1);
    moments.sort(([a], [b]) => a - b);
    moments.forEach(([second, [first]], index) => {
      if (first?.event !== 'joined') return;
      const next = moments[index + 1]?.[0] ?? until;
      for (let each = second; each < next; each += 1) if (each >= from && each < until) present.add(each);
    });
  }
  return present.size;
}

test('any events in any order give the seconds in which the student was there by any device', {
  timeout: 120_000,
}, async () => {
  const held = await rooms.held();
  await held.tell([held.started('09:30'), held.ended()]);
  const [from, until] = [held.at('10:00'), held.at('10:50')].map((at) => new Date(at).getTime() / 1000) as [
    number,
    number,
  ];
  const happened = fc.record({
    event: fc.constantFrom('joined' as const, 'left' as const),
    second: fc.integer({ min: -600, max: 3600 }),
    participant: fc.constantFrom('P1', 'P2', 'P3'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(happened, { maxLength: 14 }), async (all) => {
      const events = all.map(({ event, second, participant }) => ({
        ...{ event, participant, key: key(held), at: new Date((from + second) * 1000).toISOString() },
        ...{ provider_meeting_id: '', provider_uuid: held.uuid },
      }));
      await rooms.knex('room_events').where({ meeting_id: held.meeting }).whereNot({ participant: '' }).delete();
      await held.tell(events.map(({ provider_meeting_id: _, ...event }) => event));
      // Without an event nothing is measured anew.
      const expected = events.length === 0 ? await seconds(held) : reference(events, from, until);
      const named = events.some(({ event }) => event === 'joined');
      if (expected > 0 || named) expect((await seconds(held)) ?? 0).toBe(expected);
    }),
    { numRuns: 150 },
  );
});
