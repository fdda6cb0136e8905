import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayIn, openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

let ana: number;
let ben: number;
let cleo: number;
let dan: number;
beforeEach(async () => {
  [ana, ben, cleo, dan] = (await stage.students(4)) as [number, number, number, number];
});

const rankOf = async (student: number, meeting: number) =>
  (await stage.knex('registrations').where({ student_id: student, meeting_id: meeting, status: 'waiting' }).first())
    ?.waiting_number;
const status = async (student: number, meeting: number) => (await stage.seat(student, meeting))?.status;
const taken = async (meeting: number) => (await stage.knex('meetings').where({ id: meeting }).first('taken')).taken;
const noticesOf = (student: number) =>
  stage.knex('notices').where({ user_id: student }).orderBy('id').pluck('notice') as Promise<string[]>;
const registered = async (student: number, meeting: number): Promise<number> => {
  const answer = await stage.register(student, meeting);
  expect(answer.outcome, JSON.stringify(answer)).toBe('registered');
  return answer.registration as number;
};

describe('registering', () => {
  test('takes a seat, once, and is written into the audit log', async () => {
    const meeting = await stage.meeting();
    const id = await registered(ana, meeting);
    expect(await taken(meeting)).toBe(1);
    expect(await stage.register(ana, meeting)).toMatchObject({ outcome: 'refused', rule: 'already_registered' });
    expect(await stage.knex('audit_logs').where({ entity: 'registrations', record_id: id }).pluck('action')).toEqual([
      'register',
    ]);
  });

  test('of a full meeting is waiting, for who wants to, each behind those before', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    await registered(ana, meeting);
    expect(await stage.register(ben, meeting, false)).toMatchObject({ rule: 'full', params: { may_wait: true } });
    expect(await stage.register(ben, meeting)).toMatchObject({ outcome: 'waiting' });
    expect(await stage.register(cleo, meeting)).toMatchObject({ outcome: 'waiting' });
    expect([await rankOf(ben, meeting), await rankOf(cleo, meeting)]).toEqual([1, 2]);
    expect(await stage.register(ben, meeting)).toMatchObject({ rule: 'already_waiting' });
  });

  const refusals: [string, object, object, string][] = [
    ['who is inactive', { status: 'inactive' }, {}, 'student_inactive'],
    ["whose access ends before the meeting's day", { access_until: dayIn(2) }, {}, 'access_expired'],
    ['a class of another level', { current_level_id: null }, {}, 'other_level'],
    ['a class, by who has forums alone', { student_type: 'just_forums' }, {}, 'type_not_allowed'],
    ['a forum of the other band', {}, { kind: 'forum', level_id: null, forum_type: 'advanced' }, 'other_band'],
    ['a cancelled meeting', {}, { status: 'inactive' }, 'meeting_cancelled'],
    ['a paused one', {}, { status: 'paused' }, 'meeting_paused'],
    ['one that is not open yet', {}, { registration_days: 1 }, 'registration_not_open'],
    ['one that has begun', {}, { local_date: dayIn(-1) }, 'registration_closed'],
    ['a demonstration', {}, { kind: 'demo', level_id: null }, 'not_for_registration'],
  ];
  test.each(refusals)('is refused to %s', async (_what, person, meeting, rule) => {
    const [student] = (await stage.students(1, person)) as [number];
    const id = await stage.meeting(meeting);
    expect(await stage.register(student, id)).toMatchObject({ outcome: 'refused', rule });
    expect(await stage.refusals(student, [id])).toEqual([rule]);
  });

  test('names the moment from which it is possible', async () => {
    const meeting = await stage.meeting({ registration_days: 1, registration_time: '08:00' });
    const { registration_opens_at } = await stage.knex('meetings').where({ id: meeting }).first();
    const { possible_at } = await stage.register(ana, meeting);
    expect(new Date(possible_at as string).toISOString()).toBe(registration_opens_at);
  });

  test('of an advanced student is open to forums of the advanced band, whatever the level', async () => {
    const [advanced] = (await stage.students(1, { student_type: 'advanced', current_level_id: null })) as [number];
    const forum = { kind: 'forum', level_id: null };
    expect(await stage.register(advanced, await stage.meeting({ ...forum, forum_type: 'beginner' }))).toMatchObject({
      rule: 'type_not_allowed',
    });
    await registered(advanced, await stage.meeting({ ...forum, forum_type: 'advanced' }));
  });

  test('is refused beside another meeting at that time, and beyond the limit of the day', async () => {
    await registered(ana, await stage.meeting());
    expect(await stage.register(ana, await stage.meeting({ start_time: '10:30' }))).toMatchObject({
      rule: 'other_meeting',
    });
    await registered(ana, await stage.meeting({ start_time: '10:50' }));
    const third = await stage.meeting({ start_time: '15:00' });
    const refusal = await stage.register(ana, third);
    expect(refusal, 'on the day after it the meeting is over').toMatchObject({
      rule: 'daily_limit',
      params: { limit: 2 },
      possible_at: null,
    });
    await registered(ana, await stage.meeting({ local_date: dayIn(4) }));
  });

  test('counts an absence for the limit of the day, a cancelled seat not', async () => {
    const [first, second] = [
      await stage.meeting({ start_time: '08:00' }),
      await stage.meeting({ start_time: '09:00' }),
    ];
    const absent = await registered(ana, first);
    await stage.knex('registrations').where({ id: absent }).update({ status: 'inactive', ended_as: 'absent' });
    await stage.cancel(await registered(ana, second));
    await registered(ana, await stage.meeting({ start_time: '12:00' }));
    expect(await stage.register(ana, await stage.meeting({ start_time: '14:00' }))).toMatchObject({
      rule: 'daily_limit',
    });
  });
});

describe('a freed seat', () => {
  test('is offered to the first who could accept now; who is passed over keeps the rank', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    const seat = await registered(ana, meeting);
    await stage.register(ben, meeting);
    await stage.register(cleo, meeting);
    await registered(ben, await stage.meeting({ start_time: '10:20' }));
    expect(await stage.cancel(seat)).toMatchObject({ outcome: 'cancelled' });
    expect([await status(ben, meeting), await status(cleo, meeting), await taken(meeting)]).toEqual([
      'waiting',
      'offered',
      1,
    ]);
    expect(await noticesOf(cleo)).toEqual(['seat_offered']);
    expect(await stage.register(dan, meeting, false)).toMatchObject({ rule: 'full' });
  });

  test('is anybody’s where nobody on the list could accept it', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    const seat = await registered(ana, meeting);
    await stage.register(ben, meeting);
    await registered(ben, await stage.meeting({ start_time: '10:20' }));
    await stage.cancel(seat);
    await registered(dan, meeting);
  });

  test('becomes a seat when it is accepted, and ends the other offers of that hour', async () => {
    const [one, two] = [await stage.meeting({ capacity: 1 }), await stage.meeting({ capacity: 1 })];
    const seats = [await registered(ana, one), await registered(ben, two)];
    await stage.register(cleo, one);
    await stage.register(cleo, two);
    await stage.register(dan, two);
    for (const seat of seats) await stage.cancel(seat);
    expect([await status(cleo, one), await status(cleo, two)]).toEqual(['offered', 'offered']);
    const offer = (await stage.seat(cleo, one)).id as number;
    expect(await stage.accept(offer)).toMatchObject({ outcome: 'registered' });
    expect(await stage.seat(cleo, two)).toMatchObject({ status: 'inactive', ended_as: 'declined' });
    expect(await status(dan, two)).toBe('offered');
    expect(await stage.accept(offer)).toMatchObject({ rule: 'not_offered' });
  });

  test('goes to the next when the offer has expired, whatever the job has done', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    const seat = await registered(ana, meeting);
    await stage.register(ben, meeting);
    await stage.register(cleo, meeting);
    await stage.cancel(seat);
    const offer = await stage.seat(ben, meeting);
    await stage.knex('registrations').where({ id: offer.id }).update({ offered_until: '2026-01-01' });
    expect(await stage.accept(offer.id as number)).toMatchObject({ rule: 'offer_expired' });
    await stage.tend(meeting);
    expect(await stage.seat(ben, meeting)).toMatchObject({ status: 'inactive', ended_as: 'expired' });
    expect([await status(cleo, meeting), await taken(meeting)]).toEqual(['offered', 1]);
  });

  test('closes the list where no time is left for an offer, and those on it are told', async () => {
    const soon = new Date(Date.now() + 3_600_000 - 6 * 3_600_000).toISOString();
    const meeting = await stage.meeting({ capacity: 1, local_date: dayIn(3) });
    const seat = await registered(ana, meeting);
    await stage.register(ben, meeting);
    await stage
      .knex('meetings')
      .where({ id: meeting })
      .update({ local_date: soon.slice(0, 10), start_time: soon.slice(11, 16) });
    expect(await stage.cancel(seat)).toMatchObject({ rule: 'cancel_too_late' });
    expect(await stage.cancel(seat, true)).toMatchObject({ outcome: 'removed' });
    expect(await stage.seat(ben, meeting)).toMatchObject({ status: 'inactive', ended_as: 'closed' });
    expect(await noticesOf(ben)).toEqual(['waiting_closed']);
    await registered(cleo, meeting);
    expect(await stage.register(dan, meeting)).toMatchObject({ rule: 'full', params: { may_wait: false } });
  });
});

describe('staff', () => {
  test('give a seat beyond the capacity with a reason alone; the list is not overtaken by others', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    const seat = await registered(ana, meeting);
    await stage.register(ben, meeting);
    expect(await stage.add(cleo, meeting)).toMatchObject({ rule: 'full_without_reason' });
    expect(await stage.add(cleo, meeting, 'makes up for Monday')).toMatchObject({ outcome: 'registered' });
    expect(await taken(meeting)).toBe(2);
    await stage.cancel(seat);
    expect([await status(ben, meeting), await taken(meeting)]).toEqual(['waiting', 1]);
    expect(await stage.knex('audit_logs').where({ action: 'add' }).orderBy('id', 'desc').first('after')).toMatchObject({
      after: { reason: 'makes up for Monday' },
    });
  });

  test('make a wait or an offer a seat', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    await stage.cancel((await registered(ana, meeting)) as number);
    await registered(ana, meeting);
    await stage.register(ben, meeting);
    await stage.add(ben, meeting, 'asked for by the director');
    expect([await status(ben, meeting), await taken(meeting)]).toEqual(['registered', 2]);
  });
});

describe('a cancelled meeting', () => {
  test('ends its seats, tells everybody, and gives the day’s limit back', async () => {
    const meeting = await stage.meeting({ capacity: 1, start_time: '08:00' });
    await registered(ana, meeting);
    await stage.register(ben, meeting);
    await registered(ana, await stage.meeting({ start_time: '09:00' }));
    expect(await stage.cancelMeeting(meeting)).toMatchObject({ outcome: 'cancelled', told: 2 });
    for (const student of [ana, ben]) expect(await noticesOf(student)).toContain('meeting_cancelled');
    expect(await stage.knex('meetings').where({ id: meeting }).first()).toMatchObject({ status: 'inactive', taken: 0 });
    await registered(ana, await stage.meeting({ start_time: '12:00' }));
  });
});

describe('two consecutive classes', () => {
  const pair = async (more: object[] = [{}, {}]) => {
    const second = await stage.meeting({ start_time: '10:50', ...more[1] });
    const first = await stage.meeting({ second_id: second, ...more[0] });
    return { first, second };
  };

  test('are registered for by the first: a seat in both or in none, counted once', async () => {
    const { first, second } = await pair();
    expect(await stage.register(ana, second)).toMatchObject({ rule: 'second_of_pair', params: { meeting: first } });
    const seat = await registered(ana, first);
    expect([await taken(first), await taken(second)]).toEqual([1, 1]);
    expect(await stage.register(ana, await stage.meeting({ start_time: '11:00' }))).toMatchObject({
      rule: 'other_meeting',
    });
    await registered(ana, await stage.meeting({ start_time: '15:00' }));
    await stage.cancel(seat);
    expect([await taken(first), await taken(second)]).toEqual([0, 0]);
  });

  test('have one list, and as many seats as the smaller of them', async () => {
    const { first, second } = await pair([{ capacity: 5 }, { capacity: 1 }]);
    const seat = await registered(ana, first);
    expect(await stage.register(ben, first)).toMatchObject({ outcome: 'waiting' });
    await stage.cancel(seat);
    expect([await status(ben, first), await taken(first), await taken(second)]).toEqual(['offered', 1, 1]);
  });

  test('keep a seat as long as the later of them, where the first is moved behind the second', async () => {
    const { first, second } = await pair();
    const seat = await registered(ana, first);
    await stage.knex('meetings').where({ id: first }).update({ start_time: '17:00' });
    const { ends_at } = await stage.knex('meetings').where({ id: first }).first('ends_at');
    expect(await stage.knex('registrations').where({ id: seat }).first('ends_at')).toEqual({ ends_at });
    expect(await taken(second)).toBe(1);
  });

  test('leave who sits in both the first when the second is cancelled', async () => {
    const { first, second } = await pair();
    await registered(ana, first);
    await stage.cancelMeeting(second);
    expect(await stage.seat(ana, first)).toMatchObject({ status: 'registered' });
    expect(await noticesOf(ana)).toEqual(['second_cancelled']);
    await registered(ana, await stage.meeting({ start_time: '11:00' }));
  });
});

describe('what a student may not have any more', () => {
  test('ends when the student is deactivated or of another type, not with a change of level', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    await registered(ana, meeting);
    await stage.register(ben, meeting);
    const end = async () =>
      (await stage.knex.raw(`select end_forbidden_seats(?, '{}')`, [ana])).rows[0].end_forbidden_seats;
    await stage.knex('users').where({ id: ana }).update({ current_level_id: null });
    expect(await end()).toBe(0);
    await stage.knex('users').where({ id: ana }).update({ student_type: 'just_forums' });
    expect(await end()).toBe(1);
    expect([await status(ana, meeting), await status(ben, meeting)]).toEqual(['inactive', 'offered']);
  });
});
