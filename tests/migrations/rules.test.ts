import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, migrate } from '#api/database.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';

let copy: TestDatabase;
let db: Knex;
/** Ids of a small school, written past the API: what is tried here is what the database holds by itself. */
let school: Record<'level' | 'lesson' | 'image' | 'student' | 'teacher' | 'form' | 'version', number>;

const put = async (table: string, row: object): Promise<number> => (await db(table).insert(row).returning('id'))[0].id;
const person = { password: 'hash', email: 'ana@school.test', first_name: 'Ana', name: 'Ríos' };
const student = (username: string, group_id: number) => ({
  ...person,
  username,
  kind: 'student',
  student_id: username,
  group_id,
  student_type: 'normal',
  date_of_birth: '2008-05-01',
});
const versionOf = (form_id: number, number: number, media: number) => ({
  form_id,
  number,
  content: { es: { uiSchema: { q1: { 'ui:options': { media: [{ resource: media }] } } } } },
  key: '[]',
  rules: { title: 'Saludos', english_title: 'Greetings' },
});

beforeAll(async () => {
  copy = await copyDatabase({ seeded: false });
  db = connect(copy.ownerUrl);
  await migrate(db);
  const group_id = await put('groups', { name: 'Sabatino' });
  const file = { name: 'Mapa', kind: 'image', file_name: 'mapa.png', media_type: 'image/png', size: 10 };
  const image = await put('resources', { ...file, storage_key: 'a' });
  const level = await put('levels', {
    order: 1,
    name: 'Uno',
    difficulty: 'easy',
    required_classes: 1,
    required_lessons: 1,
  });
  const lesson = await put('lessons', { level_id: level, order: 1, name: 'Saludos', difficulty: 'easy' });
  const form = await put('forms', { kind: 'exercise', lesson_id: lesson, order: 1, title: 'Saludos', reveal: 'never' });
  const version = await put('form_versions', versionOf(form, 1, image));
  const teacher = await put('users', { ...person, username: 'marta', kind: 'staff', role_id: 4 });
  school = { level, lesson, image, form, version, teacher, student: await put('users', student('ana', group_id)) };
});

afterAll(async () => {
  await db?.destroy();
  await copy?.drop();
});

/** PostgreSQL's name for the refusal. */
const refusal = async (statement: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(statement).then(
    () => 'none',
    ({ code }) =>
      ({ '23505': 'unique', '23503': 'reference', '23514': 'check', '23001': 'restrict' })[code as string] ?? code,
  );

describe('the database holds by itself', () => {
  it('the five roles and one row of settings, there from the beginning', async () => {
    expect(await db('roles').orderBy('id').pluck('slug')).toEqual([
      'admin',
      'coordinator',
      'customer-service',
      'teacher',
      'student',
    ]);
    expect(await db('settings').first()).toMatchObject({
      daily_registration_limit: 2,
      school_time_zone: 'America/Mexico_City',
    });
    expect(await refusal(db('settings').insert({ support_phone: '5' }))).toBe('unique');
  });

  it('usernames that differ in more than capitals', async () => {
    expect(await refusal(put('users', { ...person, username: 'MARTA', kind: 'staff', role_id: 4 }))).toBe('unique');
  });

  it("that students have the students' role, and staff another", async () => {
    expect(await refusal(put('users', { ...person, username: 'eva', kind: 'staff' }))).toBe('check');
    expect(await refusal(db('users').where({ id: school.student }).update({ role_id: 1 }))).toBe('check');
    expect(await db('users').where({ id: school.student }).first('role_id')).toEqual({ role_id: 5 });
  });

  it('what a student must have, and staff need not', async () => {
    expect(await refusal(db('users').where({ id: school.student }).update({ group_id: null }))).toBe('check');
    expect(await refusal(db('users').where({ id: school.teacher }).update({ group_id: null }))).toBe('none');
  });

  it('that an exercise stands in a lesson, an exam in a level, a leveling test in neither', async () => {
    const { level: level_id, lesson: lesson_id } = school;
    const form = { title: 'Prueba', reveal: 'never', order: 1 };
    expect(await refusal(put('forms', { ...form, kind: 'exercise', level_id }))).toBe('check');
    expect(await refusal(put('forms', { ...form, kind: 'exam', lesson_id, level_id }))).toBe('check');
    expect(await refusal(put('forms', { ...form, kind: 'leveling', level_id }))).toBe('check');
    expect(await refusal(put('forms', { ...form, kind: 'leveling' }))).toBe('none');
    expect(await refusal(put('forms', { ...form, kind: 'exam', level_id }))).toBe('none');
  });

  it('one begun attempt at a version', async () => {
    const attempt = { form_version_id: school.version, student_id: school.student, seed: 1, points: 6 };
    const id = await put('attempts', attempt);
    expect(await refusal(put('attempts', attempt))).toBe('unique');
    await db('attempts').where({ id }).update({ status: 'completed' });
    expect(await refusal(put('attempts', attempt))).toBe('none');
    expect(await refusal(db('attempts').where({ id }).update({ submitted_at: '2000-01-01' }))).toBe('check');
  });

  it('a published version as it was published, and a form with attempts', async () => {
    expect(await db('form_versions').where({ id: school.version }).first('title', 'english_title')).toEqual({
      title: 'Saludos',
      english_title: 'Greetings',
    });
    expect(await refusal(db('form_versions').where({ id: school.version }).update({ key: '[1]' }))).toBe('restrict');
    expect(await refusal(db('forms').where({ id: school.form }).delete())).toBe('restrict');
  });

  it('a form without attempts goes with its questions and versions', async () => {
    const form_id = await put('forms', { kind: 'leveling', order: 1, title: 'Nivelación', reveal: 'never' });
    await put('questions', { form_id, order: 1, type: 'text_short', body: {}, key: {} });
    await put('form_versions', versionOf(form_id, 1, school.image));
    expect(await refusal(db('forms').where({ id: form_id }).delete())).toBe('none');
    expect(await db('questions').where({ form_id })).toEqual([]);
  });

  it('resources that something names', async () => {
    const section = { lesson_id: school.lesson, order: 1, title: 'Hola', content: '<p>Hola</p>' };
    expect(await refusal(put('sections', { ...section, resources: '[999]' }))).toBe('reference');
    expect(await refusal(db('resources').where({ id: school.image }).delete())).toBe('reference');
    const other = await put('resources', {
      name: 'Voz',
      kind: 'audio',
      file_name: 'v',
      media_type: 'a',
      size: 1,
      storage_key: 'b',
    });
    const id = await put('sections', { ...section, resources: JSON.stringify([other]) });
    expect(await refusal(db('resources').where({ id: other }).delete())).toBe('reference');
    await db('sections').where({ id }).delete();
    expect(await refusal(db('resources').where({ id: other }).delete())).toBe('none');
  });

  it("one live session of a person's own, whatever an admin has open", async () => {
    const later = '2099-01-01';
    const session = (token_hash: string, more = {}) =>
      refusal(
        put('sessions', { user_id: school.student, token_hash, last_seen_at: later, expires_at: later, ...more }),
      );
    expect(await session('a')).toBe('none');
    expect(await session('b')).toBe('unique');
    expect(await session('c', { kind: 'impersonation', actor_id: school.teacher })).toBe('none');
    await db('sessions').where({ token_hash: 'a' }).update({ ended_at: db.fn.now(), end_reason: 'replaced' });
    expect(await session('b')).toBe('none');
  });

  it.each(['audit_logs', 'progress_logs'])('%s: what was written stays', async (table) => {
    const rows = {
      audit_logs: { role: 'system', action: 'create', entity: 'levels' },
      progress_logs: { student_id: school.student, event: 'level_started', to_level_id: school.level },
    };
    const id = await put(table, rows[table as keyof typeof rows]);
    expect(await refusal(db(table).where({ id }).update({ version: 2 }))).toBe('restrict');
    expect(await refusal(db(table).where({ id }).delete())).toBe('restrict');
    expect(await refusal(db.raw(`truncate ${table}`))).toBe('restrict');
    expect(await refusal(db.raw('truncate users cascade'))).toBe('restrict');
  });
});

it('every migration can be undone and done again', async () => {
  const own = await copyDatabase({ seeded: false });
  const fresh = connect(own.ownerUrl);
  try {
    await migrate(fresh);
    const directory = new URL('../../migrations/', import.meta.url).pathname;
    await fresh.migrate.rollback({ directory, extension: 'ts', loadExtensions: ['.ts'] }, true);
    const left = await fresh.raw(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname not like 'knex%'
        union select proname from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(left.rows).toEqual([]);
    await migrate(fresh);
  } finally {
    await fresh.destroy();
    await own.drop();
  }
});
