import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clearStrays, endRoom, orderEnds } from '#api/live/outbox/sweep.ts';
import type { ProviderMeetingRow } from '#schemas/types/tables/provider_meetings.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openRooms, type Rooms } from './rooms.ts';

let at: Rooms;
let first: number;
let second: number;
beforeAll(async () => {
  at = await openRooms();
  first = await at.licence('first@zoom.example');
  second = await at.licence('second@zoom.example', { priority: 2 });
});
afterEach(() => at.zoom.faults.clear());
afterAll(() => at.close());

const only = async (meeting: number) => {
  const rooms = await at.rooms(meeting);
  expect(rooms).toHaveLength(1);
  return rooms[0] as ProviderMeetingRow;
};
const days = (count: number) => count * 24 * 60;

describe('a room', () => {
  test('is made 72 hours before its meeting, the earliest first, and not before', async () => {
    const [later, sooner, distant] = [
      await at.meeting(first, days(2)),
      await at.meeting(first, days(1)),
      await at.meeting(first, days(4)),
    ];
    await at.work();
    expect([await only(later), await only(sooner)]).toMatchObject([{ standing: 'ready' }, { standing: 'ready' }]);
    expect(await at.rooms(distant)).toEqual([]);
    const [a, b] = [(await only(sooner)).provider_meeting_id, (await only(later)).provider_meeting_id];
    expect(Number(a)).toBeLessThan(Number(b));
  });

  test('of a class without a licence, or in preparation, is not made', async () => {
    const bare = await at.meeting(null, days(1) + 70);
    const draft = await at.meeting(second, days(1) + 70, { status: 'draft' });
    await at.work();
    expect([await at.rooms(bare), await at.rooms(draft)]).toEqual([[], []]);
    await at.school.knex('meetings').where({ id: draft }).update({ status: 'active' });
    await at.work();
    expect(await only(draft)).toMatchObject({ standing: 'ready' });
  });

  test('follows its meeting when it is moved', async () => {
    const meeting = await at.meeting(first, days(1) + 140);
    await at.work();
    const { provider_meeting_id } = await only(meeting);
    await at.school.knex('meetings').where({ id: meeting }).update({ minutes: 80 });
    await at.work();
    expect(await only(meeting)).toMatchObject({ provider_meeting_id, standing: 'ready', desired_version: 2 });
    expect(at.zoom.account.meetingOf(String(provider_meeting_id)).duration).toBe(80);
  });

  test('is removed when its meeting is cancelled, and also where it was deleted', async () => {
    const [cancelled, deleted] = [await at.meeting(first, days(1) + 300), await at.meeting(second, days(1) + 300)];
    await at.work();
    const [id] = await at.made(cancelled);
    const [other] = await at.made(deleted);
    const actor = JSON.stringify({ role: 'system' });
    await at.school.knex.raw('select cancel_meeting(?, null, ?)', [cancelled, actor]);
    await at.school.knex('meetings').where({ id: deleted }).delete();
    await at.work();
    expect(await only(cancelled)).toMatchObject({ standing: 'removed', wanted: false });
    expect([id, other].map((one) => at.zoom.account.meetings.has(one as string))).toEqual([false, false]);
  });

  test('that the provider never heard of is forgotten', async () => {
    const meeting = await at.meeting(second, days(1) + 400);
    await at.school.knex('meetings').where({ id: meeting }).update({ licence_id: null, licence_slot: null });
    expect(await at.rooms(meeting)).toEqual([]);
  });

  test('is another one with another licence', async () => {
    const meeting = await at.meeting(first, days(1) + 500);
    await at.work();
    const [before] = await at.made(meeting);
    await at.school.knex('meetings').where({ id: meeting }).update({ licence_id: second });
    await at.work();
    const made = await at.made(meeting);
    expect([made.length, made.includes(before as string)]).toEqual([1, false]);
    expect(at.zoom.account.meetingOf(made[0] as string).host.email).toBe('second@zoom.example');
  });

  test('that somebody removed at the provider is made again', async () => {
    const meeting = await at.meeting(second, days(1) + 600);
    await at.work();
    at.zoom.account.meetings.delete((await at.made(meeting))[0] as string);
    await at.school.knex('meetings').where({ id: meeting }).update({ minutes: 70 });
    await at.work();
    expect(await at.made(meeting)).toHaveLength(1);
    expect(await only(meeting)).toMatchObject({ standing: 'ready' });
  });

  test('that was cancelled while it was being made is removed', async () => {
    const meeting = await at.meeting(second, days(1) + 700);
    at.zoom.faults.plan('POST', /meetings$/, { delay: 400 });
    const working = at.work();
    await expect.poll(async () => (await only(meeting)).sent_at).not.toBeNull();
    await at.school.knex.raw('select cancel_meeting(?, null, ?)', [meeting, JSON.stringify({ role: 'system' })]);
    await working;
    await at.work();
    expect(await at.made(meeting)).toEqual([]);
    expect(await only(meeting)).toMatchObject({ standing: 'removed' });
  });
});

describe('a provider that fails', () => {
  test('is asked again with growing waits, and the room is made once it answers', async () => {
    const meeting = await at.meeting(first, days(1) + 800);
    at.zoom.faults.plan('POST', /meetings$/, { status: 503 }, 4);
    const waits = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await at.work();
      const { standing, problem, next_try_at, updated_at } = await only(meeting);
      expect([standing, problem]).toEqual(['retrying', 'unreachable']);
      waits.push(Math.round((Date.parse(next_try_at) - Date.parse(updated_at)) / 1000));
      await at.hurry();
    }
    expect(waits).toEqual([15, 30, 60, 120]);
    await at.work();
    expect(await only(meeting)).toMatchObject({ standing: 'ready', problem: null, tries: 0 });
    expect(await at.made(meeting)).toHaveLength(1);
  });

  test('and made the room without saying so is not asked for another', async () => {
    const meeting = await at.meeting(first, days(1) + 900);
    at.zoom.faults.plan('POST', /meetings$/, 'lost');
    await at.work();
    expect([await only(meeting), await at.made(meeting)]).toMatchObject([{ provider_meeting_id: null }, { length: 1 }]);
    await at.hurry();
    await at.work();
    expect(await only(meeting)).toMatchObject({ standing: 'ready', provider_meeting_id: (await at.made(meeting))[0] });
    expect(await at.made(meeting)).toHaveLength(1);
  });

  test('loses a room of which nobody knows the number when its meeting is cancelled', async () => {
    const meeting = await at.meeting(first, days(1) + 1000);
    at.zoom.faults.plan('POST', /meetings$/, 'lost');
    await at.work();
    await at.school.knex.raw('select cancel_meeting(?, null, ?)', [meeting, JSON.stringify({ role: 'system' })]);
    await at.hurry();
    await at.work();
    expect(await at.made(meeting)).toEqual([]);
  });

  test('is given up where waiting mends nothing; staff read why and have it tried again', async () => {
    const coordinator = await at.school.as('coordinator');
    const meeting = await at.meeting(first, days(1) + 1100);
    at.zoom.faults.plan('POST', /meetings$/, { status: 400, body: { code: 3161, message: 'Hosting is not allowed.' } });
    await at.work();
    const list = await coordinator.get('/api/provider_meetings?filter={"standing":["failed"]}');
    expect(list.json()).toMatchObject([{ meeting_id: meeting, problem: 'licence_unusable', tries: 1 }]);
    const { id } = await only(meeting);
    expect((await coordinator.post(`/api/provider_meetings/${id}/again`)).statusCode).toBe(200);
    await runJobs(at.school.app);
    expect(await only(meeting)).toMatchObject({ standing: 'ready' });
    const nothing = await coordinator.post(`/api/provider_meetings/${id}/again`);
    expect([nothing.statusCode, nothing.json().rule]).toEqual([409, 'nothing_to_try']);
  });
});

describe('the hundred meetings of a licence a day', () => {
  test('keep twenty for what begins within a day, and go on at midnight UTC', async () => {
    const today = at.school.knex.raw("(clock_timestamp() at time zone 'UTC')::date");
    await at.school.knex('licences').where({ id: second }).update({ calls: 80, calls_on: today });
    const [soon, later] = [await at.meeting(second, 600), await at.meeting(second, days(2) + 300)];
    await at.work();
    expect([await only(soon), await only(later)]).toMatchObject([
      { standing: 'ready' },
      { standing: 'retrying', problem: 'daily_limit' },
    ]);
    expect(new Date((await only(later)).next_try_at).toISOString()).toMatch(/T00:00:00\.000Z$/);
    await at.school.knex('licences').where({ id: second }).update({ calls_on: '2020-01-01' });
    await at.hurry();
    await at.work();
    expect(await only(later)).toMatchObject({ standing: 'ready' });
    expect((await at.school.knex('licences').where({ id: second }).first()).calls).toBe(1);
  });
});

describe('what is left behind', () => {
  test('is ended when its meeting has been over for the grace, whether anybody said that it began or not', async () => {
    const meeting = await at.meeting(first, 30);
    await at.work();
    const [id] = (await at.made(meeting)) as [string];
    at.zoom.account.start(id);
    const { knex } = at.school;
    await knex('meetings').where({ id: meeting }).update({ local_date: '2020-01-01' });
    await orderEnds(knex);
    await runJobs(at.school.app);
    expect(at.zoom.account.meetingOf(id).state).toBe('started');
    const long = new Date(Date.now() - 65 * 60_000).toISOString();
    await knex('meetings')
      .where({ id: meeting })
      .update({ local_date: long.slice(0, 10), start_time: long.slice(11, 19) });
    await orderEnds(knex);
    await runJobs(at.school.app);
    expect(at.zoom.account.meetingOf(id).state).toBe('ended');
    expect(await only(meeting)).toMatchObject({ state: 'ended' });
    await endRoom(knex, (await only(meeting)).id, at.school.app.configuration);
  });

  test('and belongs to nothing here is removed at night; what others made stays', async () => {
    const { account } = at.zoom;
    const meeting = await at.meeting(first, days(1) + 1300);
    await at.work();
    const { marker, provider_meeting_id } = await only(meeting);
    const host = account.userOf('first@zoom.example');
    const body = { type: 2, start_time: '2030-01-01T10:00:00Z' };
    const stray = account.create(host, { ...body, topic: `Clase · ${marker}` });
    const unknown = account.create(host, { ...body, topic: `Clase · ${String(marker).replace(/\d+$/, '999999')}` });
    const others = account.create(host, { ...body, topic: 'Reunión de padres' });
    await clearStrays(at.school.knex, at.school.app.configuration);
    const exists = (id: unknown) => account.meetings.has(String(id));
    expect([provider_meeting_id, stray.id, unknown.id, others.id].map(exists)).toEqual([true, false, false, true]);
  });
});

test('a licence that is terminated during classes leaves who is in a room where they are, and moves what has not begun', async () => {
  const [dying, third] = [
    await at.licence('dying@zoom.example', { type_license: 'business', max_concurrent: 2, priority: 50 }),
    await at.licence('third@zoom.example', { priority: 60 }),
  ];
  const [live, silent] = [await at.meeting(dying, -10), await at.meeting(dying, -10, { licence_slot: 2 })];
  await at.work();
  await at.school.knex('provider_meetings').where({ meeting_id: live }).update({ state: 'live' });
  await at.school.knex('licences').whereNotIn('id', [dying, third]).update({ status: 'paused' });
  const coordinator = await at.school.as('coordinator');
  expect((await coordinator.post(`/api/licences/${dying}/terminate`)).json()).toMatchObject({ moved: 1, left: [] });
  await runJobs(at.school.app);
  const licences = await at.school.knex('meetings').whereIn('id', [live, silent]).orderBy('id').pluck('licence_id');
  expect(licences).toEqual([dying, third]);
  const [made] = await at.made(silent);
  expect(at.zoom.account.meetingOf(made as string).host.email).toBe('third@zoom.example');
});
