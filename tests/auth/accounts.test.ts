import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { longDate } from '#schemas/dates.ts';
import { openSchool, type School } from '../support/school.ts';

let school: School;
let group_id: number;
beforeAll(async () => {
  school = await openSchool();
  group_id = (await school.knex('groups').first('id')).id;
});
afterAll(() => school.close());

const idOf = async (username: string) => (await school.knex('users').where({ username }).first('id')).id as number;
const stored = (username: string) => school.knex('users').where({ username }).first('*');
const staff = (more: object = {}) => ({
  username: 'new.teacher',
  password: 'correct horse battery',
  email: 'new@school.example',
  first_name: 'Nora',
  name: 'Nieto',
  role_id: 4,
  ...more,
});
const student = (more: object = {}) => ({
  username: 'new.student',
  password: 'learn it',
  email: 'new@school.example',
  first_name: 'Nico',
  name: 'Nieto',
  date_of_birth: '2001-02-03',
  student_id: 'N-1',
  group_id,
  student_type: 'normal',
  ...more,
});

describe('passwords', () => {
  test('are kept as argon2id, and never answered', async () => {
    const answer = await (await school.as('admin')).post('/api/staff', staff());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).not.toHaveProperty('password');
    expect((await stored('new.teacher')).password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const log = await school
      .knex('audit_logs')
      .where({ entity: 'staff', action: 'create' })
      .orderBy('id', 'desc')
      .first();
    expect(JSON.stringify(log)).not.toMatch(/argon2|horse/);
  });

  test.each([
    ['staff', 'eleven char', 422],
    ['students', 'seven c', 422],
    ['students', '🐎'.repeat(257), 422],
    ['students', '🐎'.repeat(256), 201],
  ])('of %s have a least number of letters and a greatest of bytes', async (entity, password, status) => {
    const body = entity === 'staff' ? staff({ username: 'x-1', password }) : student({ username: 'x-2', password });
    const answer = await (await school.as('admin')).post(`/api/${entity}`, body);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json().errors ?? {})).toEqual(status === 422 ? ['password'] : []);
  });

  test('a new one is hashed as well, and no other change touches it', async () => {
    const admin = await school.as('admin');
    const id = await idOf('external');
    const { password: before } = await stored('external');
    await admin.put(`/api/students/${id}`, { phone: '(555) 010-2030' });
    expect((await stored('external')).password).toBe(before);
    await admin.put(`/api/students/${id}`, { password: 'another one' });
    const { password: after } = await stored('external');
    expect(after).not.toBe(before);
    expect(after).toMatch(/^\$argon2id\$/);
  });
});

test('a name that somebody has is refused in the words of the specification, whatever its case', async () => {
  const admin = await school.as('admin');
  const answer = await admin.post('/api/students', student({ username: 'ADMIN', student_id: 'A-1' }), {
    cookie: admin.headers.cookie as string,
  });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['username']);
  await admin.put('/api/user', { locale: 'en' });
  const english = await admin.post('/api/students', student({ username: 'Student', student_id: 'A-2' }));
  expect(english.json().errors.username).toBe('The username already exists');
});

describe('a coordinator', () => {
  test('neither sees nor makes admins, nor makes somebody one', async () => {
    const coordinator = await school.as('coordinator');
    const list = (await coordinator.get('/api/staff?range=[0,99]')).json() as { username: string }[];
    expect(list.map(({ username }) => username)).toContain('teacher');
    expect(list.map(({ username }) => username)).not.toContain('admin');
    expect((await coordinator.get(`/api/staff/${await idOf('admin')}`)).statusCode).toBe(404);
    const made = await coordinator.post('/api/staff', staff({ username: 'boss', role_id: 1 }));
    expect(made.statusCode).toBe(403);
    expect(await stored('boss')).toBeUndefined();
    const raised = await coordinator.put(`/api/staff/${await idOf('teacher')}`, { role_id: 1 });
    expect(raised.statusCode).toBe(403);
    expect((await stored('teacher')).role_id).toBe(4);
    const roles = (await coordinator.get('/api/roles')).json() as { slug: string }[];
    expect(roles.map(({ slug }) => slug).sort()).toEqual(['coordinator', 'customer-service', 'teacher']);
  });

  test('does not make staff of the students’ role', async () => {
    const answer = await (await school.as('coordinator')).post('/api/staff', staff({ username: 'odd', role_id: 5 }));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['role_id']]);
  });

  test('does not deactivate the own account', async () => {
    const coordinator = await school.as('coordinator');
    const answer = await coordinator.post(`/api/staff/${await idOf('coordinator')}/deactivate`);
    expect([answer.statusCode, answer.json().rule]).toEqual([409, 'yourself']);
  });
});

describe('the own profile', () => {
  test('a student sees and changes the own one, some fields of it, and nobody else’s', async () => {
    const person = await school.as('student');
    const id = await idOf('student');
    const own = await person.get(`/api/students/${id}`);
    expect(own.statusCode).toBe(200);
    expect(own.json()).not.toHaveProperty('notes');
    expect(own.json().age).toBeGreaterThan(5);
    expect((await person.put(`/api/students/${id}`, { phone: '(555) 010-9999' })).statusCode).toBe(200);
    for (const body of [{ student_type: 'advanced' }, { current_level_id: 1 }, { notes: 'x' }, { role_id: 1 }]) {
      expect((await person.put(`/api/students/${id}`, body)).statusCode).toBe(422);
    }
    expect((await person.get(`/api/students/${await idOf('new')}`)).statusCode).toBe(404);
    expect((await person.get('/api/students')).json()).toHaveLength(1);
    expect((await person.get('/api/staff')).statusCode).toBe(403);
  });

  test('a teacher has the own one among staff, and of students the names, avatars and levels of those of own meetings', async () => {
    const person = await school.as('teacher');
    expect((await person.get('/api/staff')).json()).toHaveLength(1);
    const staff_id = await idOf('teacher');
    const seated = school.knex('registrations').join('meetings', 'meetings.id', 'meeting_id').where({ staff_id });
    const own = school.knex('particular_classes').where({ staff_id }).select('student_id');
    const students: Row[] = (await person.get('/api/students?range=[0,99]')).json();
    const ids = (await school.knex.from(seated.select('student_id').union(own).as('taught'))).map(
      ({ student_id }) => student_id,
    );
    expect(students.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(ids.length).toBeGreaterThan(0);
    expect(Object.keys(students[0] as Row).sort()).toEqual([
      'avatar',
      'current_level_id',
      'first_name',
      'id',
      'name',
      'version',
    ]);
    expect((await person.put(`/api/staff/${await idOf('teacher')}`, { first_name: 'Tomás' })).statusCode).toBe(200);
    expect((await person.put(`/api/staff/${await idOf('teacher')}`, { role_id: 1 })).statusCode).toBe(422);
  });
});

describe('actions on a student', () => {
  const history = async (username: string) =>
    school
      .knex('progress_logs')
      .where({ student_id: await idOf(username) })
      .orderBy('id', 'desc')
      .first();

  test('changing the type is written into the history', async () => {
    const coordinator = await school.as('coordinator');
    const url = `/api/students/${await idOf('student')}/change_type`;
    const answer = await coordinator.post(url, { student_type: 'just_forums' });
    expect(answer.json()).toMatchObject({ student_type: 'just_forums', status: 'active' });
    const by = await idOf('coordinator');
    expect(await history('student')).toMatchObject({
      event: 'type_changed',
      from_type: 'normal',
      to_type: 'just_forums',
      by,
    });
    expect((await coordinator.post(url, { student_type: 'just_forums' })).json().rule).toBe('same_type');
    expect((await coordinator.post(url, { student_type: 'clever' })).statusCode).toBe(422);
    for (const student_type of ['advanced', 'beginner_forum', 'external', 'demo', 'old', 'normal', 'just_forums'])
      expect((await coordinator.post(url, { student_type })).json()).toMatchObject({ student_type });
    expect(await history('student')).toMatchObject({ from_type: 'normal', to_type: 'just_forums' });
    expect((await (await school.as('student')).post(url, { student_type: 'normal' })).statusCode).toBe(403);
  });

  test('resetting goes to the start of the level, or to level 1', async () => {
    const admin = await school.as('admin');
    const id = await idOf('student');
    const { current_level_id: from } = await stored('student');
    const levelOne = (await school.knex('levels').where({ order: 1 }).first('id')).id;
    const stay = await admin.post(`/api/students/${id}/reset_level`, { to: 'current' });
    expect(stay.json().current_level_id).toBe(from);
    const back = await admin.post(`/api/students/${id}/reset_level`, { to: 'first' });
    expect(back.json().current_level_id).toBe(levelOne);
    expect(await history('student')).toMatchObject({
      event: 'level_reset',
      from_level_id: from,
      to_level_id: levelOne,
    });
    const none = await admin.post(`/api/students/${await idOf('new')}/reset_level`, { to: 'current' });
    expect([none.statusCode, none.json().rule]).toEqual([409, 'no_level']);
  });

  test('type and level are changed by actions alone, once the student is there', async () => {
    const admin = await school.as('admin');
    const id = await idOf('new');
    for (const change of [{ student_type: 'old' }, { current_level_id: 1 }]) {
      const answer = await admin.put(`/api/students/${id}`, change);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, Object.keys(change)]);
    }
    const { update, create } = (await admin.get('/api/schemas/students')).json();
    expect(create.properties).toMatchObject({ student_type: {}, current_level_id: {} });
    expect(update.properties).not.toHaveProperty('student_type');
    expect(update.properties).not.toHaveProperty('current_level_id');
  });

  test('giving a level begins it and is written into the history with its reason', async () => {
    const coordinator = await school.as('coordinator');
    const id = await idOf('new');
    const url = `/api/students/${id}/set_level`;
    const level = (await school.knex('levels').where({ order: 1 }).first('id')).id;
    const refusal = async (input: object) => (await coordinator.post(url, input)).json();
    expect((await refusal({ level_id: level })).errors).toHaveProperty('reason');
    expect((await refusal({ level_id: 999_999, reason: 'x' })).errors).toHaveProperty('level_id');
    const answer = await coordinator.post(url, { level_id: level, reason: 'Certificado de otra escuela' });
    expect(answer.json()).toMatchObject({
      current_level_id: level,
      level_started_at: expect.stringMatching(/^\d{4}-/),
    });
    expect(await history('new')).toMatchObject({
      event: 'level_started',
      from_level_id: null,
      to_level_id: level,
      reason: 'Certificado de otra escuela',
      by: await idOf('coordinator'),
    });
    expect((await refusal({ level_id: level, reason: 'x' })).rule).toBe('same_level');
    expect((await (await school.as('student')).post(url, { level_id: level, reason: 'x' })).statusCode).toBe(403);
  });

  test('a placement test is asked for where its page opens to the student, and is seen there', async () => {
    const admin = await school.as('admin');
    const id = await idOf('new');
    await admin.post(`/api/students/${id}/request_leveling_test`);
    expect((await (await school.as('new')).get('/api/user')).json().data.has_leveling_test).toBe(true);
    const students = await school.knex('users').where({ kind: 'student', status: 'active' }).orderBy('id');
    const kept: string[] = [];
    for (const { id, student_type } of students) {
      const may = (await admin.get(`/api/students/${id}?can=request_leveling_test`)).json();
      const answer = await admin.post(`/api/students/${id}/request_leveling_test`);
      expect(answer.statusCode).toBe(may.can ? 200 : 409);
      if (!may.can) kept.push(student_type);
      if (!may.can) expect(answer.json()).toMatchObject({ rule: 'type_not_tested', detail: may.message });
    }
    expect([...new Set(kept)].sort()).toEqual(expect.arrayContaining(['advanced', 'demo', 'old']));
    expect(kept).not.toContain('normal');
  });
});

describe('the dates of a student', () => {
  const put = async (changes: object) =>
    (await school.as('coordinator')).put(`/api/students/${await idOf('student')}`, changes);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);

  test.each([
    ['date_of_birth', '13/04/1998', 'El formato de fecha es AAAA-MM-DD'],
    ['license_until', '2026-02-30', 'El formato de fecha es AAAA-MM-DD'],
    ['access_until', 'mañana', 'El formato de fecha es AAAA-MM-DD'],
    ['date_of_birth', tomorrow, `No puede ser posterior al ${longDate(today, 'es')}`],
    ['date_of_birth', '1899-12-31', 'No puede ser anterior al 1 de enero de 1900'],
    ['license_until', '0206-11-22', 'No puede ser anterior al 1 de enero de 2000'],
    ['access_until', '20261-11-22', 'El formato de fecha es AAAA-MM-DD'],
    ['date_expiration', '2206-11-22', 'No puede ser posterior al 31 de diciembre de 2100'],
  ])('%s is not %s', async (field, value, message) => {
    const answer = await put({ [field]: value });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: message }]);
  });

  test('are held by the database too', async () => {
    const write = school.knex('users').where({ username: 'student' }).update({ license_until: '2206-01-01' });
    await expect(write).rejects.toMatchObject({ code: '23514' });
  });
});
