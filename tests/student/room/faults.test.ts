import { describe, expect, test } from 'vitest';
import en from '#schemas/locales/en/room.json' with { type: 'json' };
import es from '#schemas/locales/es/room.json' with { type: 'json' };
import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';
import { faultOf } from '#student/components/room/faults.ts';
import { JoinRefused } from '#student/components/room/meeting_client.ts';
import { once } from '#student/components/room/zoom/once.ts';
import { patiently } from '#student/components/room/zoom/patience.ts';
import { changeByClosing, refusalIn } from '#student/components/room/zoom/refusals.ts';

/** The numbers of Zoom's Meeting SDK 6.2.0, as its documentation and its own table have them. */
const documented = [
  ...[-3000, 2, 3000, 3001, 3003, 3004, 3008, 3009, 3082, 3099, 3100, 3129, 3139, 3265, 3610, 3623, 3625, 3633, 3634],
  ...[3635, 3636, 3702, 3704, 3705, 3706, 3707, 3708, 3709, 3710, 3711, 3712, 3713, 4000, 4001, 4003, 4004, 4005, 4006],
  ...[4008, 4011, 4012, 4013, 4014, 4015, 4016, 4017, 4018, 10_000],
];

describe('a fault at the door of a room', () => {
  test('of every documented number the page knows what it means, and of no other', () => {
    const all = Array.from({ length: 20_001 }, (_, at) => at - 10_000);
    expect(all.filter((code) => faultOf(code).kind !== 'other')).toEqual([...documented].sort((a, b) => a - b));
    expect(faultOf(1)).toEqual({ kind: 'other', way: 'again' });
  });

  test.each([
    ['es', es],
    ['en', en],
  ])('in %s each has a sentence of its own or a hint', (_, { room }) => {
    const { hints, ...sentences } = room.refused;
    for (const kind of new Set([...documented, 200].map((code) => faultOf(code).kind)))
      if (kind !== 'not_started') expect({ ...hints, ...sentences }, kind).toHaveProperty(kind);
  });

  test('the sentences of the specification stand in English as it has them', () => {
    expect(en.room.refused.busy).toBe('Already has other meetings in progress.');
    expect(en.room.refused.failed).toBe('An issue has arisen with the Zoom connection.');
    expect(en.room.not_started).toBe('Meeting has not started, it will reconnect in');
  });
});

describe('what Zoom says', () => {
  test.each([
    [{ type: 'JOIN_MEETING_FAILED', reason: 'Meeting has not started', errorCode: 3008 }, 3008],
    [{ errorCode: 3129, reason: 'Webinar has not started' }, 3129],
    [{ errorCode: 200, reason: 'Meeting does not exist.' }, 3001],
    [{ errorCode: 1, errorMessage: 'The signature has expired.' }, 3705],
    [{ errorCode: 200, reason: 'Invalid signature.' }, 3712],
    [{ errorCode: 200, reason: 'something new' }, 200],
    [{ errorCode: 1, errorMessage: 'Dejar de unirse a la reunión.' }, 1],
    [new TypeError('u is not a function'), 200],
    [undefined, 200],
  ])('%o is number %i', (said, code) => {
    expect(refusalIn(said).code).toBe(code);
  });

  test.each([
    ['ended by host', 'ended'],
    ['kicked by host', 'removed'],
    ['expeled by host', 'removed'],
    ['duplicated session', 'elsewhere'],
    ['free meeting ended', 'time_up'],
    ['user request', 'left'],
    [1, 'ended'],
    [2, 'left'],
    [6, 'removed'],
  ])('a connection that it closes with "%s" was closed as "%s"', (reason, as) => {
    expect(changeByClosing(reason)).toEqual({ state: 'closed', as });
  });

  test('a connection that it closes without a reason has failed', () => {
    for (const reason of ['RSGW ended', '', 0])
      expect(changeByClosing(reason)).toMatchObject({ state: 'failed', code: 4001 });
    expect(faultOf(4001).kind).toBe('connection');
  });
});

describe('who waits for the teacher', () => {
  const ticket = { role: 'participant', is_running: false } as RoomTicket;

  /** Which of so many tries ask Zoom, which answers with a number. */
  async function asked(isMute: boolean, given: RoomTicket[], code = 3008): Promise<boolean[]> {
    let calls = 0;
    const join = patiently(isMute, async () => {
      calls += 1;
      throw new JoinRefused(code, '');
    });
    const found = [];
    for (const one of given) {
      const before = calls;
      await expect(join(one)).rejects.toThrow(JoinRefused);
      found.push(calls > before);
    }
    return found;
  }

  test('asks Zoom again at one of four tries; where that says nothing even the first is held', async () => {
    const six = Array(6).fill(ticket);
    expect(await asked(false, six)).toEqual([true, false, false, false, true, false]);
    expect(await asked(true, six)).toEqual([false, false, false, true, false, false]);
  });

  test('asks it at once when the school knows that it has started, who teaches always, and so does who was refused otherwise', async () => {
    const [started, host] = [{ ...ticket, is_running: true } as RoomTicket, { ...ticket, role: 'host' } as RoomTicket];
    expect(await asked(true, [ticket, started, host, host])).toEqual([false, true, true, true]);
    expect(await asked(false, [ticket, ticket, ticket], 3705)).toEqual([true, true, true]);
  });
});

test('two joins at a time are one, and the next is another', async () => {
  let joins = 0;
  const join = once(async () => {
    joins += 1;
    await Promise.resolve();
    if (joins === 1) throw new JoinRefused(3008, '');
  });
  const both = await Promise.allSettled([join(), join()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await join();
  expect(joins).toBe(2);
});
