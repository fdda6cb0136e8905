import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Configuration, readConfiguration } from '#api/configuration.ts';
import { writeLetters } from '#api/desk/notices/write.ts';
import { weekdayOf } from '#schemas/days.ts';
import { dayIn, openStage, type Stage } from '../live/stage.ts';

let stage: Stage;
let ana: number;
let ben: number;
const configuration: Configuration = { ...readConfiguration({}), publicUrl: 'https://school.example' };

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.knex('notices').update({ letter_due: false });
  [ana, ben] = (await stage.students(2, { email: 'ana@correo.example', locale: 'en' })) as [number, number];
});

const write = () => writeLetters(stage.knex, configuration);
const lettersOf = (user_id: number) => stage.knex('letters').where({ user_id }).orderBy('id');
const names = async (user: number) => (await lettersOf(user)).map(({ letter }: { letter: string }) => letter);
/** A seat that the student takes, as by the own hand. */
async function take(student: number, meeting: number): Promise<number> {
  const { rows } = await stage.knex.raw(
    `select register_seat(?, ?, true, jsonb_build_object('user_id', ?::int)) as a`,
    [student, meeting, student],
  );
  return rows[0].a.registration;
}
const eventIn = (calendar: string) => {
  const component = new ICAL.Component(ICAL.parse(calendar));
  const event = component.getFirstSubcomponent('vevent') as ICAL.Component;
  return {
    method: component.getFirstPropertyValue('method'),
    event,
    value: (name: string) => event.getFirstPropertyValue(name),
  };
};

describe('a notice about a seat', () => {
  test('is written as a letter once, with the job that sends it, whatever runs at the same time', async () => {
    await take(ana, await stage.meeting());
    await Promise.all(Array.from({ length: 4 }, write));
    await write();
    const [letter, ...more] = await lettersOf(ana);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ letter: 'seat_registered', to: 'ana@correo.example', status: 'waiting' });
    const jobs = await stage
      .knex('graphile_worker._private_jobs as j')
      .join('graphile_worker._private_tasks as t', 't.id', 'j.task_id')
      .where('t.identifier', 'send_letter')
      .whereRaw(`j.payload ->> 'id' = ?`, [letter.id]);
    expect(jobs).toHaveLength(1);
  });

  test('is in the reader’s language and hours, with the zone’s name and the way to the page', async () => {
    await stage.knex('users').where({ id: ben }).update({ locale: 'es', time_zone: 'Europe/Madrid' });
    const meeting = await stage.meeting({ start_time: '10:00' });
    await take(ana, meeting);
    await take(ben, meeting);
    await write();
    const [[english], [spanish]] = await Promise.all([lettersOf(ana), lettersOf(ben)]);
    expect(english.text).toContain('at 10:00:00 AM (Mexico City time)');
    expect(spanish.text).toMatch(/, 1[78]:00:00 \(hora de Madrid\)/);
    expect(spanish.subject).toMatch(/^Tienes un lugar: Clase: /);
    expect(english.html).toContain(`<a href="https://school.example/classes/classe/${meeting}">`);
    expect(english.text).toContain(`https://school.example/students/${ana}/form?unwanted=seat`);
  });

  test('has no letter that the reader has switched off; the notice stays', async () => {
    await stage
      .knex('users')
      .where({ id: ana })
      .update({ unwanted_letters: JSON.stringify(['seat']) });
    const seat = await take(ana, await stage.meeting());
    await write();
    await stage.add(ben, await stage.meeting());
    await write();
    expect([await names(ana), await names(ben)]).toEqual([[], ['seat_added']]);
    expect(await stage.knex('notices').where({ registration_id: seat }).pluck('notice')).toEqual(['seat_registered']);
  });

  test('has none that is not true any more, or would come half a day late', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    const seat = await take(ana, meeting);
    await take(ben, meeting);
    await stage.cancel(seat);
    await stage.cancel((await stage.seat(ben, meeting)).id as number);
    await take(ana, await stage.meeting({ local_date: dayIn(5) }));
    await stage.knex('notices').where({ user_id: ana, notice: 'seat_registered' }).update({ created_at: '2026-01-01' });
    await write();
    expect([await names(ana), await names(ben)]).toEqual([['seat_cancelled'], []]);
    expect(await stage.knex('notices').where({ letter_due: true })).toEqual([]);
  });

  test('is left as it was where its letters could not be written', async () => {
    await take(ana, await stage.meeting());
    const broken = { ...configuration, publicUrl: 'no address' };
    await expect(writeLetters(stage.knex, broken)).rejects.toThrow();
    expect(await lettersOf(ana)).toEqual([]);
    await write();
    expect(await names(ana)).toEqual(['seat_registered']);
  });

  test('of a thousand is written in sets', async () => {
    const meeting = await stage.meeting({ capacity: 500 });
    const students = await stage.students(500);
    for (let turn = 0; turn < 2; turn += 1) {
      await stage.knex.raw(
        `insert into registrations (meeting_id, student_id, status, registered_at, registered_by)
          select ?, id, 'registered', now(), id from users where id = any (?)`,
        [turn === 0 ? meeting : await stage.meeting({ capacity: 500, local_date: dayIn(6) }), students],
      );
    }
    let statements = 0;
    stage.knex.client.on('query', () => {
      statements += 1;
    });
    expect(await write()).toBe(1000);
    stage.knex.client.removeAllListeners('query');
    expect(statements).toBeLessThan(60);
  });
});

describe('the event of a letter', () => {
  test('comes with the seat, follows its changes under one name and goes with it', async () => {
    const teacher = (await stage.knex('users').where({ kind: 'staff' }).first('id')).id;
    const meeting = await stage.meeting({ staff_id: teacher, start_time: '06:00' });
    const seat = await take(ana, meeting);
    await write();
    await stage.knex('meetings').where({ id: meeting }).update({ start_time: '07:00' });
    await stage.knex.raw(`select tell_seat('meeting_moved', r) from registrations r where id = ?`, [seat]);
    await write();
    await stage.cancel(seat);
    await write();
    await take(ana, meeting);
    await write();
    const events = (await lettersOf(ana)).map(({ calendar }: { calendar: string }) => eventIn(calendar));
    expect(events.map(({ method }: { method: unknown }) => method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
      'REQUEST',
    ]);
    const values = (name: string) => events.map(({ value }: { value(name: string): unknown }) => value(name));
    expect(new Set(values('uid'))).toEqual(new Set([`seat-${meeting}-${ana}@school.example`]));
    const sequences = values('sequence') as number[];
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(values('status')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED']);
    const attendees = events[0]?.event.getAllProperties('attendee') as ICAL.Property[];
    expect(attendees).toHaveLength(1);
    expect(attendees[0]?.getParameter('partstat')).toBe('ACCEPTED');
    expect(attendees[0]?.getParameter('rsvp')).toBe('FALSE');
    expect(events[0]?.event.getFirstPropertyValue('organizer')).toMatch(/^mailto:/i);
  });

  test('is tentative with an offer, firm once that is accepted, and goes with it', async () => {
    const meeting = await stage.meeting({ capacity: 1, local_date: dayIn(9) });
    const free = async () => stage.cancel((await stage.seat(ana, meeting)).id as number);
    const offered = async () => {
      await take(ana, meeting);
      await take(ben, meeting);
      await free();
      await write();
      return (await stage.seat(ben, meeting)).id as number;
    };
    await stage.cancel(await offered());
    await write();
    const offer = await offered();
    await stage.accept(offer);
    await write();
    await stage.cancel(offer);
    await write();
    const last = await offered();
    await stage.knex('registrations').where({ id: last }).update({ offered_until: stage.knex.fn.now() });
    await stage.tend(meeting);
    await write();
    const events = (await lettersOf(ben)).map(({ calendar }: { calendar: string }) => eventIn(calendar));
    const values = (name: string) => events.map(({ value }: { value(name: string): unknown }) => value(name));
    const [tentative, firm, gone] = ['TENTATIVE', 'CONFIRMED', 'CANCELLED'];
    expect(values('status')).toEqual([tentative, gone, tentative, firm, gone, tentative, gone]);
    expect(new Set(values('uid'))).toEqual(new Set([`seat-${meeting}-${ben}@school.example`]));
    const sequences = values('sequence') as number[];
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
  });

  test('is not with who only waits, nor with whose calendar program reads the feed', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    await take(ana, meeting);
    await take(ben, meeting);
    await stage.knex('feeds').insert({ user_id: ana, token_hash: 'a'.repeat(64), fetched_at: stage.knex.fn.now() });
    await stage.cancelMeeting(meeting);
    await write();
    const [cancelled] = (await lettersOf(ana)).slice(-1);
    const [waiting] = await lettersOf(ben);
    for (const letter of [cancelled, waiting])
      expect(letter).toMatchObject({ letter: 'meeting_cancelled', calendar: null });
  });
});

describe('a change of several meetings', () => {
  const change = async (asked: object) =>
    (
      await stage.knex.raw(`select change_meetings(?, false, null, '{"role":"system"}') as answer`, [
        JSON.stringify(asked),
      ])
    ).rows[0].answer;
  /** Meetings of one line, a week apart. */
  async function line(count: number) {
    const [period] = await stage
      .knex('periods')
      .insert({
        kind: 'classe',
        name: 'P',
        start_date: dayIn(1),
        end_date: dayIn(60),
        registration_days: 30,
        status: 'active',
      })
      .returning('id');
    const first = dayIn(8);
    const [teacher, other] = await stage
      .knex('users')
      .where({ kind: 'staff', status: 'active' })
      .orderBy('id')
      .limit(2)
      .pluck('id');
    const place = { start_time: '10:00', minutes: 50, staff_id: teacher, level_id: stage.level };
    const [schedule] = await stage
      .knex('schedules')
      .insert({ period_id: period.id, weekday: weekdayOf(first), capacity: 2, ...place })
      .returning('id');
    const meetings: number[] = [];
    for (let week = 0; week < count; week += 1) {
      const local_date = dayIn(8 + week * 7);
      const of = { period_id: period.id, schedule_id: schedule.id, series_date: local_date, local_date, ...place };
      meetings.push(await stage.meeting(of));
    }
    return { schedule: schedule.id as number, meetings, teacher: teacher as number, other: other as number };
  }

  test('is told to each student in one letter that lists it, with all its dates for the calendar', async () => {
    const { schedule, meetings } = await line(3);
    for (const meeting of meetings) await take(ana, meeting);
    await write();
    await change({ schedule_id: schedule, reach: 'all', start_time: '12:00' });
    await write();
    const [told, ...more] = (await lettersOf(ana)).filter(
      ({ letter }: { letter: string }) => letter === 'meeting_moved',
    );
    expect(more).toEqual([]);
    expect(told.subject).toBe('New times for 3 of your sessions');
    expect(told.text.match(/10:00:00 AM \(Mexico City time\) → .* 12:00:00 PM/g)).toHaveLength(3);
    expect(told.text).toContain('https://school.example/classes');
    const calendar = new ICAL.Component(ICAL.parse(told.calendar));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const uids = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'));
    expect(uids).toEqual(meetings.map((meeting) => `seat-${meeting}-${ana}@school.example`));
  });

  test('of its teacher is told to the substitute and to the one replaced, in their calendars’ hours', async () => {
    const { schedule, other, teacher } = await line(2);
    await change({ schedule_id: schedule, reach: 'all', staff_id: other });
    await write();
    const toldTo = async (user_id: number) =>
      (await lettersOf(user_id)).map(({ letter, subject }: Record<string, string>) => [letter, subject]);
    expect(await toldTo(other)).toEqual([['teaching_given', expect.stringMatching(/2/)]]);
    expect(await toldTo(teacher)).toEqual([['teaching_taken', expect.stringMatching(/2/)]]);
  });

  test('tells who waits that the turn on the list is kept, not a seat', async () => {
    const meeting = await stage.meeting({ capacity: 1 });
    await take(ana, meeting);
    await take(ben, meeting);
    await change({ meeting_id: meeting, reach: 'this', start_time: '15:00' });
    await write();
    const textOf = async (user: number) => (await lettersOf(user)).at(-1)?.text;
    expect(await textOf(ana)).toContain('You keep your place. This is the new time:');
    expect(await textOf(ben)).toContain('You keep your place on the waiting list. This is the new time:');
  });
});
