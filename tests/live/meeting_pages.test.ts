import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { clearTimetable } from '#tests/support/timetable.ts';
import { dayIn } from './stage.ts';

let school: School;
let student: Person;
let level: number;
let teacher: number;
beforeAll(async () => {
  school = await openSchool();
  student = await school.as('student');
  await clearTimetable(school.knex);
  level = (await school.knex('users').where({ username: 'student' }).first('current_level_id')).current_level_id;
  teacher = await idOf('teacher');
});
afterAll(() => school.close());

const idOf = async (username: string): Promise<number> => (await school.knex('users').where({ username }).first()).id;

/** A class of the student's level in some days, each at another hour, so that one teacher can hold all. */
let hour = 0;
async function meeting(more: object = {}): Promise<number> {
  hour += 1;
  const [{ id }] = await school
    .knex('meetings')
    .insert({
      kind: 'classe',
      staff_id: teacher,
      level_id: level,
      local_date: dayIn(2 + Math.floor(hour / 20)),
      start_time: `${String(hour % 20).padStart(2, '0')}:00`,
      minutes: 50,
      time_zone: 'America/Mexico_City',
      margin_before: 0,
      margin_after: 5,
      capacity: 1,
      registration_days: 30,
      parallel: true,
      status: 'active',
      ...more,
    })
    .returning('id');
  return id;
}

const cardsOf = async (person: Person, entity = 'classes', query = ''): Promise<MeetingList> => {
  const answer = await person.get(`/api/${entity}/open${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const cardOf = async (person: Person, id: number) =>
  (await cardsOf(person)).meetings.find((card) => card.id === id) as MeetingCard;
const about = async (person: Person, id: number, entity = 'classes') => {
  const answer = await person.get(`/api/${entity}/${id}/about`);
  return { status: answer.statusCode, page: answer.json() as MeetingPage };
};

describe('a page of classes', () => {
  test('shows what is open to the student with the seats left, who teaches by first name, and why not', async () => {
    const [open, closed, other] = [
      await meeting(),
      await meeting({ registration_days: 0 }),
      await meeting({ level_id: (await school.knex('levels').where({ order: 5 }).first()).id }),
    ];
    const { meetings, topics, now } = await cardsOf(student);
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(5000);
    expect(topics).toEqual([`level_classes:${level}`]);
    expect(meetings.map(({ id }) => id)).toEqual([open, closed]);
    expect(meetings[0]).toMatchObject({ seats_left: 1, seat: null, refusal: null });
    expect(meetings[0]?.teacher).toEqual({ id: teacher, first_name: 'Daniel', avatar: null });
    expect(meetings[1]?.refusal).toMatchObject({
      rule: 'registration_not_open',
      possible_at: meetings[1]?.registration_opens_at,
    });
    expect(meetings.map(({ id }) => id)).not.toContain(other);
  });

  test('shows the own seat, the own rank, an offer and a class that was cancelled', async () => {
    const id = await meeting();
    const rival = await school.as('camila.escobedo');
    await rival.post(`/api/classes/${id}/register`);
    expect(await cardOf(student, id)).toMatchObject({ seats_left: 0, refusal: { rule: 'full' } });
    await student.post(`/api/classes/${id}/register`, { wait: true });
    expect((await cardOf(student, id)).seat).toMatchObject({ status: 'waiting', rank: 1 });
    const theirs = (await cardOf(rival, id)).seat?.id;
    await rival.post(`/api/registrations/${theirs}/cancel`);
    const { seat } = await cardOf(student, id);
    expect(seat).toMatchObject({ status: 'offered' });
    expect(Date.parse(seat?.offered_until as string)).toBeGreaterThan(Date.now());
    const coordinator = await school.as('coordinator');
    await coordinator.post(`/api/classes/${id}/cancel`, { reason: 'ill' });
    expect(await cardOf(student, id)).toMatchObject({ status: 'inactive', seat: { ended_as: 'meeting_cancelled' } });
    expect(await cardOf(rival, id)).toBeUndefined();
  });

  test('says of an offer which others of that hour end with it, and what is in its way', async () => {
    const at = { local_date: dayIn(12), start_time: '09:00' };
    const second = await idOf('laura.mendez');
    const ids = [await meeting(at), await meeting({ ...at, staff_id: second, minutes: 30 })];
    const rival = await school.as('camila.escobedo');
    for (const id of ids) {
      await rival.post(`/api/classes/${id}/register`);
      const seat = (await cardOf(rival, id)).seat?.id;
      await student.post(`/api/classes/${id}/register`, { wait: true });
      await rival.post(`/api/registrations/${seat}/cancel`);
    }
    const offers = await Promise.all(ids.map((id) => cardOf(student, id)));
    expect(offers.map(({ seat, gives_up, refusal }) => [seat?.status, gives_up, refusal])).toEqual([
      ['offered', [{ id: ids[1], kind: 'classe', topic: null }], null],
      ['offered', [{ id: ids[0], kind: 'classe', topic: null }], null],
    ]);
    const third = await meeting({ ...at, staff_id: await idOf('sarah.collins') });
    await (await school.as('coordinator')).post(`/api/classes/${third}/add_student`, {
      student_id: await idOf('student'),
    });
    expect((await cardOf(student, ids[0] as number)).refusal).toMatchObject({ rule: 'other_meeting' });
  });

  test('shows two consecutive classes as one, and the second alone to who has the seat', async () => {
    const [first, second] = [await meeting(), await meeting()];
    await school.knex('meetings').where({ id: first }).update({ second_id: second });
    const shown = async () => (await cardsOf(student)).meetings.filter(({ id }) => id === first || id === second);
    expect(await shown()).toMatchObject([{ id: first, second: { id: second, seats_left: 1 }, seat: null }]);
    await student.post(`/api/classes/${first}/register`);
    const [one, other] = await shown();
    expect([one?.seat?.status, other?.first_id, other?.seat?.id]).toEqual(['registered', first, one?.seat?.id]);
  });

  test('costs one statement with 200 open classes beside those of the session', async () => {
    const other = (await school.knex('levels').where({ order: 8 }).first()).id;
    const holders = await school
      .knex('users')
      .insert(
        Array.from({ length: 200 }, (_, at) => ({
          kind: 'staff',
          role_id: 4,
          username: `many-${at}`,
          password: 'x',
          email: 't@school.example',
          first_name: 'T',
          name: 'T',
        })),
      )
      .returning('id');
    const times = { local_date: dayIn(3), start_time: '10:00', minutes: 50, time_zone: 'America/Mexico_City' };
    await school.knex('meetings').insert(
      holders.map(({ id }) => ({
        ...times,
        ...{
          kind: 'classe',
          staff_id: id,
          level_id: other,
          parallel: true,
          margin_before: 0,
          margin_after: 0,
          capacity: 8,
        },
        ...{ registration_days: 30, status: 'active' },
      })),
    );
    await school.knex('users').where({ username: 'alejandra.tellez' }).update({ current_level_id: other });
    const reader = await school.as('alejandra.tellez');
    await cardsOf(reader);
    const asked: string[] = [];
    const count = ({ sql }: { sql: string }) => asked.push(sql);
    school.app.engine.knex.on('query', count);
    expect((await cardsOf(reader)).meetings).toHaveLength(200);
    school.app.engine.knex.removeListener('query', count);
    const own = asked.filter((sql) => !/sessions/.test(sql));
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(2);
  });
});

describe('the page about a class', () => {
  test('names those who have a seat to who has one too, by first name alone', async () => {
    const id = await meeting({ capacity: 3, local_date: dayIn(6), start_time: '09:00' });
    const friend = await school.as('oscar.villegas');
    await friend.post(`/api/classes/${id}/register`);
    expect((await about(student, id)).page.people).toEqual([]);
    expect((await about(friend, id)).page.people, 'nobody is a classmate of oneself').toEqual([]);
    await student.post(`/api/classes/${id}/register`);
    const { page } = await about(student, id);
    const { first_name } = await school.knex('users').where({ username: 'oscar.villegas' }).first();
    expect(page.people).toEqual([{ first_name, avatar: null }]);
    expect(page.topics).toEqual([`meeting:${id}`]);
  });

  test('shows its students to who teaches it, and nothing to another teacher', async () => {
    const id = await meeting({ capacity: 3, local_date: dayIn(7), start_time: '09:00' });
    await student.post(`/api/classes/${id}/register`);
    const { page } = await about(await school.as('teacher'), id);
    expect(page.meeting).toMatchObject({ seat: null, refusal: null });
    expect(page.people).toEqual([{ first_name: expect.any(String), avatar: null }]);
    expect((await about(await school.as('laura.mendez'), id)).status).toBe(404);
  });

  test('does not exist for a student of another level', async () => {
    const id = await meeting({ capacity: 3, local_date: dayIn(8), start_time: '09:00' });
    expect((await about(await school.as('ana.robles'), id)).status).toBe(404);
  });
});

test('forums are those of the own band, and a demo student has none', async () => {
  const band = async (username: string) => (await cardsOf(await school.as(username), 'forums')).band;
  expect(await Promise.all(['student', 'advanced', 'beginner-forum', 'demo'].map(band))).toEqual([
    'beginner',
    'advanced',
    'beginner',
    null,
  ]);
});

test('the own meetings to come are of all kinds', async () => {
  const id = await meeting({
    kind: 'forum',
    level_id: null,
    forum_type: 'beginner',
    local_date: dayIn(9),
    start_time: '09:00',
  });
  await student.post(`/api/forums/${id}/register`);
  const list: MeetingList = (await student.get('/api/registrations/coming')).json();
  expect(new Set(list.meetings.map(({ kind }) => kind))).toEqual(new Set(['classe', 'forum']));
  expect(list.meetings.every(({ seat }) => seat !== null)).toBe(true);
  expect(list.topics.every((topic) => /^meeting:\d+$/.test(topic))).toBe(true);
});

test('a demo class is nothing that a student registers for or gives back', async () => {
  const id = await meeting({ kind: 'demo', level_id: null, local_date: dayIn(10), start_time: '09:00' });
  await school.knex('registrations').insert({ meeting_id: id, student_id: await idOf('demo') });
  const { meetings } = await cardsOf(await school.as('demo'), 'demo_classes');
  expect(meetings).toMatchObject([{ id, seat: { status: 'registered' }, registration_opens_at: null }]);
});

test('what is over is shown with what became of the seat', async () => {
  const id = await meeting({ local_date: dayIn(-2), start_time: '09:00', status: 'completed' });
  await school.knex('registrations').insert({
    meeting_id: id,
    student_id: await idOf('student'),
    status: 'inactive',
    ended_as: 'absent',
    attended: false,
  });
  const { meetings } = await cardsOf(student, 'classes', '?when=past');
  expect(meetings).toMatchObject([{ id, seat: { status: 'inactive', ended_as: 'absent' } }]);
});
