import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptionCalendar } from '#api/live/ical.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { dayIn } from './stage.ts';

let school: School;
let student: number;
let teacher: number;
let level: number;
beforeAll(async () => {
  school = await openSchool();
  ({ id: student, current_level_id: level } = await school.knex('users').where({ username: 'student' }).first());
  ({ id: teacher } = await school.knex('users').where({ username: 'teacher' }).first());
});
afterAll(() => school.close());

async function meeting(more: object = {}): Promise<number> {
  const [{ id }] = await school
    .knex('meetings')
    .insert({
      kind: 'classe',
      staff_id: teacher,
      level_id: level,
      local_date: dayIn(40),
      start_time: '10:00',
      minutes: 50,
      time_zone: 'America/Mexico_City',
      margin_before: 0,
      margin_after: 5,
      registration_days: 60,
      capacity: 5,
      parallel: true,
      status: 'active',
      ...more,
    })
    .returning('id');
  return id;
}

async function publish(username: string, input: object = {}): Promise<{ id: number; path: string }> {
  const answer = await (await school.as(username)).post('/api/feeds/publish', input);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
/** What a program that subscribes is answered: it has no session. */
const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  school.app.inject({ method: 'GET', url, headers });
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
const ofMeeting = (text: string, id: number) => eventsIn(text).filter(({ uid }) => uid.startsWith(`meeting-${id}@`));

describe('the address of a calendar', () => {
  test('opens the own dates without a session, and nothing once it is revoked', async () => {
    const id = await meeting();
    const feed = await publish('teacher');
    const answer = await fetchFeed(feed.path);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(ofMeeting(answer.body, id)).toHaveLength(1);
    const revoked = await (await school.as('teacher')).post(`/api/feeds/${feed.id}/revoke`);
    expect(revoked.json()).toMatchObject({ status: 'inactive' });
    await expectProblem(fetchFeed(feed.path), 404);
    await expectProblem(fetchFeed('/api/calendar.ics'), 404);
    await expectProblem(fetchFeed('/api/calendar.ics?token=a&token=b'), 404);
  });

  test('is told once, is stored as a hash, and takes the place of the former one', async () => {
    const [first, second] = [await publish('teacher'), await publish('teacher')];
    await expectProblem(fetchFeed(first.path), 404);
    expect((await fetchFeed(second.path)).statusCode).toBe(200);
    const token = new URLSearchParams(second.path.split('?')[1]).get('token') as string;
    expect(token.length).toBeGreaterThan(42);
    const stored = JSON.stringify([await school.knex('feeds'), await school.knex('audit_logs')]);
    expect(stored.includes(token)).toBe(false);
    const list = await (await school.as('teacher')).get('/api/feeds');
    expect(list.body).not.toContain('token');
  });

  test('opens nothing for who is not active, or may not read the timetable of others any more', async () => {
    const feed = await publish('coordinator', { level_id: level });
    expect((await fetchFeed(feed.path)).statusCode).toBe(200);
    const { id, role_id } = await school.knex('users').where({ username: 'coordinator' }).first();
    await school.knex('users').where({ id }).update({ role_id: 4 });
    await expectProblem(fetchFeed(feed.path), 404);
    await school.knex('users').where({ id }).update({ role_id, status: 'inactive' });
    await expectProblem(fetchFeed(feed.path), 404);
    await school.knex('users').where({ id }).update({ status: 'active' });
    expect((await fetchFeed(feed.path)).statusCode).toBe(200);
  });

  test('shows a teacher or a level to the office alone', async () => {
    for (const username of ['teacher', 'student'])
      await expectProblem((await school.as(username)).post('/api/feeds/publish', { level_id: level }), 422, [
        'level_id',
      ]);
    await expectProblem((await school.as('admin')).post('/api/feeds/publish', { staff_id: student }), 422, [
      'staff_id',
    ]);
    await expectProblem(
      (await school.as('admin')).post('/api/feeds/publish', { staff_id: teacher, level_id: level }),
      422,
    );
    const id = await meeting({ start_time: '15:00' });
    for (const shown of [{ staff_id: teacher }, { level_id: level }])
      expect(ofMeeting((await fetchFeed((await publish('customer-service', shown)).path)).body, id)).toHaveLength(1);
  });

  test('is made twenty times an hour at most, and read a hundred and twenty times', async () => {
    const feed = await publish('admin');
    await school.knex('feeds').where({ id: feed.id }).update({ fetches: 120, counted_from: school.knex.fn.now() });
    const answer = await fetchFeed(feed.path);
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    await school.knex('feeds').where({ id: feed.id }).update({ counted_from: '2026-01-01' });
    expect((await fetchFeed(feed.path)).statusCode).toBe(200);
    const admin = await school.as('admin');
    const codes: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) codes.push((await admin.post('/api/feeds/publish', {})).statusCode);
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([19, 429]);
  });
});

describe('a calendar', () => {
  test('is read again only where something has changed', async () => {
    const feed = await publish('teacher');
    const { headers } = await fetchFeed(feed.path);
    const again = () => fetchFeed(feed.path, { 'if-none-match': String(headers.etag) });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    await meeting({ start_time: '17:00' });
    expect((await again()).statusCode).toBe(200);
  });

  test('keeps the name of a date and counts its changes; what is cancelled stays for 30 days', async () => {
    const id = await meeting({ local_date: dayIn(41) });
    const { path } = await publish('teacher');
    const now = async () => ofMeeting((await fetchFeed(path)).body, id);
    const [before] = await now();
    await school.knex('meetings').where({ id }).update({ start_time: '12:00' });
    const [moved] = await now();
    expect(moved?.uid).toBe(before?.uid);
    expect(moved?.sequence).toBeGreaterThan(before?.sequence as number);
    expect(moved?.startDate.toString()).toMatch(/T18:00:00Z$/);
    await school.knex.raw(`select cancel_meeting(?, 'ill', '{}')`, [id]);
    const [cancelled] = await now();
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence as number);
    await school
      .knex('meetings')
      .where({ id })
      .update({ cancelled_at: school.knex.raw(`now() - interval '31 days'`) });
    expect(await now()).toEqual([]);
  });

  test('of a student has the own seats alone, as long as both classes of a pair', async () => {
    const second = await meeting({ local_date: dayIn(42), start_time: '10:50' });
    const first = await meeting({ local_date: dayIn(42), second_id: second });
    const foreign = await meeting({ local_date: dayIn(43) });
    await (await school.as('student')).post(`/api/classes/${first}/register`, {});
    const { path } = await publish('student');
    const events = eventsIn((await fetchFeed(path)).body);
    const [seat] = events.filter(({ uid }) => uid.startsWith(`seat-${first}-${student}@`));
    expect(seat?.duration.toString()).toBe('PT1H40M');
    expect(events.filter(({ uid }) => uid.startsWith(`seat-${foreign}-`))).toEqual([]);
    const { id } = await school.knex('registrations').where({ meeting_id: first }).first('id');
    await (await school.as('student')).post(`/api/registrations/${id}/cancel`);
    const [gone] = eventsIn((await fetchFeed(path)).body).filter(({ uid }) => uid === seat?.uid);
    expect(gone?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  test('is what two other programs read, letter for letter', async () => {
    const title = `Clase: «¿Mañana, pingüino; o \\ "ñandú"?» ${'áéíóú ñ 🎓, '.repeat(30)}`.trim();
    const entry = {
      uid: 'meeting-1@school.example',
      sequence: 3,
      starts_at: '2026-12-01T16:00:00.000Z',
      ends_at: '2026-12-01T16:50:00.000Z',
      changed_at: '2026-11-01T00:00:00.000Z',
      title,
      description: 'Línea 1\nLínea 2; y, más',
      address: 'https://school.example/classes/classe/1',
      status: 'CONFIRMED' as const,
    };
    const text = subscriptionCalendar('Mis clases', [entry], 'es');
    const lines = text.split('\r\n');
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString().includes('\uFFFD')).toBe(false);
    }
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT1H');
    const [event] = eventsIn(text);
    const parsed = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part?.type === 'VEVENT') as VEvent;
    expect([event?.summary, parsed.summary]).toEqual([title, title]);
    expect([event?.description, parsed.description]).toEqual([entry.description, entry.description]);
    expect([event?.startDate.toJSDate(), new Date(parsed.start)]).toEqual(Array(2).fill(new Date(entry.starts_at)));
    expect([event?.uid, parsed.uid]).toEqual([entry.uid, entry.uid]);
    expect(event?.component.getAllProperties('attendee')).toEqual([]);
  });

  test('has all that RFC 5545 demands of it, of each event once', async () => {
    const { body } = await fetchFeed((await publish('teacher')).path);
    const calendar = new ICAL.Component(ICAL.parse(body));
    for (const name of ['version', 'prodid', 'method']) expect(calendar.getAllProperties(name)).toHaveLength(1);
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(2);
    for (const event of events) {
      for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'status', 'summary'])
        expect(event.getAllProperties(name), name).toHaveLength(1);
      for (const name of ['dtstamp', 'dtstart', 'dtend'])
        expect(String(event.getFirstPropertyValue(name))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
    const uids = events.map((event) => event.getFirstPropertyValue('uid'));
    expect(new Set(uids).size).toBe(uids.length);
  });
});
