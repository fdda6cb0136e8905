import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { requireRow } from '#api/engine/require_row.ts';
import { monthNames } from '#schemas/dates.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let names: Row;
beforeAll(async () => {
  school = await openSchool();
  const { id } = await school.knex('users').where({ username: 'student' }).first();
  await school.knex('users').where({ id }).update({ first_name: 'Begoña', name: 'Ízar', student_id: 'QX-1' });
  names = await school.knex('users').where({ id }).first();
});
afterAll(() => school.close());

const find = async (username: string, q: string): Promise<{ entity: string; record: Row }[]> => {
  const answer = await (await school.as(username)).get(`/api/search?${new URLSearchParams({ q })}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().found;
};
const kinds = (found: { entity: string }[]) => [...new Set(found.map(({ entity }) => entity))];

describe('the search over all kinds of records', () => {
  test.each(['begona', 'BEGOÑA iz', 'izar', 'qx-1', 'be iz'])('finds a student by %s', async (q) => {
    expect((await find('coordinator', q))[0]).toMatchObject({ entity: 'students', record: { id: names.id } });
  });

  test('finds what is known by its beginning before what only contains it, and each record once', async () => {
    const [group] = await school.knex('groups').insert({ name: 'Zebra' }).returning('id');
    await school.knex('groups').insert({ name: 'Grupo de la zebra' });
    const found = await find('coordinator', 'zebra');
    expect(found.map(({ record }) => record.name)).toEqual(['Zebra', 'Grupo de la zebra']);
    expect(found[0]?.record.id).toBe(group.id);
  });

  test('finds people before what is called the same', async () => {
    await school
      .knex('licences')
      .insert({ email: 'begona@escuela.example', name: 'Begoña', type_license: 'basic', priority: 99 });
    expect(kinds(await find('coordinator', 'bego')).slice(0, 2)).toEqual(['students', 'licences']);
  });

  test('answers as many fields as say which record it is, and no more', async () => {
    const { record } = requireRow((await find('coordinator', 'qx-1'))[0]);
    expect(record).toMatchObject({ first_name: 'Begoña', name: 'Ízar', student_id: 'QX-1' });
    expect(Object.keys(record)).not.toContain('notes');
    expect(Object.keys(record)).not.toContain('email');
  });

  test('finds for each role what it may open', async () => {
    const [licence] = await school.knex('licences').limit(1);
    expect(kinds(await find('coordinator', licence.email))).toContain('licences');
    expect(kinds(await find('customer-service', licence.email))).not.toContain('licences');
    expect(kinds(await find('admin', 'teacher'))).toContain('staff');
    expect(kinds(await find('customer-service', 'teacher'))).not.toContain('staff');
    expect(await find('teacher', 'qx-1')).toEqual([]);
    const { first_name } = await school.knex('users').where({ username: 'admin' }).first();
    expect((await find('coordinator', first_name)).filter(({ entity }) => entity === 'staff')).toEqual([]);
    await expectProblem((await school.as('student')).get('/api/search?q=ana'), 403);
  });

  test('finds meetings by their day and hour, as they are shown or written by hand', async () => {
    const [meeting] = await school.knex('meetings').where({ kind: 'classe', status: 'active' }).orderBy('id').limit(1);
    const [year, month, day] = meeting.local_date.split('-');
    for (const q of [`${meeting.local_date} ${meeting.start_time.slice(0, 5)}`, `${day}/${month}/${year}`]) {
      const found = (await find('coordinator', q)).filter(({ entity }) => entity === 'classes');
      expect(found.length).toBeGreaterThan(0);
      for (const { record } of found) expect(record.local_date).toBe(meeting.local_date);
    }
    expect(kinds(await find('coordinator', '2026-13-45'))).not.toContain('classes');
  });

  test('finds meetings by their teacher and topic, the nearest first, and by a day in words', async () => {
    const held = await school
      .knex('meetings as m')
      .join('users as u', 'u.id', 'm.staff_id')
      .join('class_lessons as t', 't.id', 'm.class_lesson_id')
      .where({ 'm.kind': 'classe', 'm.status': 'active' })
      .where('m.starts_at', '>', new Date())
      .orderBy('m.starts_at')
      .first('m.id', 'm.staff_id', 'm.class_lesson_id', 'm.local_date', 'u.first_name', 'u.name', 't.english_name');
    const classes = async (username: string, q: string) =>
      (await find(username, q)).filter(({ entity }) => entity === 'classes').map(({ record }) => record);
    const taught = await classes('coordinator', `${held.first_name} ${held.name}`);
    expect(taught.length).toBeGreaterThan(0);
    for (const { staff_id } of taught) expect(staff_id).toBe(held.staff_id);
    const about = await classes('coordinator', held.english_name);
    for (const { class_lesson_id } of about) expect(class_lesson_id).toBe(held.class_lesson_id);
    const away = about.map(({ starts_at }) => Math.abs(Date.parse(starts_at) - Date.now()));
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    const [year, month, day] = held.local_date.split('-').map(Number);
    const words = `${day} de ${monthNames.es[month - 1]}`;
    for (const q of [`${held.first_name} ${words}`, `${words} de ${year} ${held.first_name}`])
      expect(
        (await classes('coordinator', q)).map(({ id }) => id),
        q,
      ).toContain(held.id);
    const { id: me } = await school.knex('users').where({ username: 'teacher' }).first('id');
    for (const { staff_id } of await classes('teacher', held.english_name)) expect(staff_id).toBe(me);
  });

  test('finds the own views, and those of colleagues', async () => {
    const coordinator = await school.as('coordinator');
    const view = { resource: 'students', name: 'Wombats', filter: {}, sort: null, columns: [] };
    const { id } = (await coordinator.post('/api/saved_views', view)).json();
    expect(kinds(await find('coordinator', 'womb'))).toEqual(['saved_views']);
    expect(await find('customer-service', 'womb')).toEqual([]);
    await coordinator.post(`/api/saved_views/${id}/share`, {});
    expect(await find('customer-service', 'womb')).toMatchObject([{ entity: 'saved_views', record: { id } }]);
  });

  test('takes signs of patterns as signs, and refuses what is no text', async () => {
    expect(await find('coordinator', '%%')).toEqual([]);
    expect(await find('coordinator', "_' or 1=1 --")).toEqual([]);
    expect(await find('coordinator', ' a ')).toEqual([]);
    const coordinator = await school.as('coordinator');
    for (const query of ['', '?q=a%00b', `?q=${'a'.repeat(101)}`, '?q=ana&q=eva'])
      await expectProblem(coordinator.get(`/api/search${query}`), 400);
  });
});
