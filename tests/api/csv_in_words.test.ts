import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import { cells } from './contract/csv.ts';
import { expectProblem } from './problem.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const csv = async (who: string, entity: string, columns: string[], filter: object = {}) => {
  const query = new URLSearchParams({ columns: JSON.stringify(columns), filter: JSON.stringify(filter) });
  const answer = await (await school.as(who)).get(`/api/${entity}.csv?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return cells(answer.body);
};

describe('A list that is exported for people', () => {
  test('has the chosen columns in their order, with references, states and choices in words', async () => {
    const student = await school.knex('users').where({ username: 'student' }).first();
    const level = await school.knex('levels').where({ id: student.current_level_id }).first();
    const columns = ['username', 'current_level_id', 'student_type', 'status'];
    const [header, line] = await csv('coordinator', 'students', columns, { id: student.id });
    expect(header).toEqual(['Usuario', 'Nivel actual', 'Tipo de estudiante', 'Estado']);
    expect(line).toEqual(['student', `${level.order}. ${level.name}`, 'Normal', 'Activo']);
  });

  test('has numbers and days as a spreadsheet reads them, and moments in the time zone of who asks', async () => {
    const coordinator = { username: 'coordinator' };
    await school.knex('users').where(coordinator).update({ time_zone: 'America/Mexico_City' });
    const [{ id }] = await school
      .knex('levels')
      .where({ order: 1 })
      .update({ days_required: 1528, updated_at: '2026-11-22T20:05:09.000Z' })
      .returning('id');
    const [, line] = await csv('coordinator', 'levels', ['days_required', 'updated_at'], { id });
    expect(line).toEqual(['1528', '2026-11-22 14:05:09']);
  });

  test('names what the audit log is about', async () => {
    const admin = await school.as('admin');
    const { id } = await school.knex('groups').where({ status: 'active' }).first('id');
    await admin.post(`/api/groups/${id}/deactivate`);
    const [, line] = await csv('admin', 'audit_logs', ['action', 'entity'], { entity: 'groups', record_id: id });
    expect(line).toEqual(['Desactivar', 'Grupo']);
  });

  test('keeps the number of a record that the caller may not read', async () => {
    const [header, ...lines] = await csv('teacher', 'resources', ['name', 'owner_id']);
    expect(header).toHaveLength(2);
    expect(lines.every(([, owner]) => /^\d*$/.test(owner as string))).toBe(true);
  });

  test('has every row of a long list', async () => {
    await school
      .knex('groups')
      .insert(Array.from({ length: 1203 }, (_, at) => ({ name: `Largo ${at}`, status: 'active' })));
    expect(await csv('coordinator', 'groups', ['name', 'status'], { q: 'Largo' })).toHaveLength(1204);
  });

  test('has no column that is not the caller’s', async () => {
    const coordinator = await school.as('coordinator');
    for (const columns of [
      '["password_hash"]',
      '["password"]',
      '["name","name"]',
      '[]',
      '"name"',
      '{',
      '[1]',
      '["version"]',
    ])
      await expectProblem(coordinator.get(`/api/staff.csv?columns=${encodeURIComponent(columns)}`), 400);
  });
});

test('An answer that would be a formula in a table of semicolons is none, and stays JSON', async () => {
  const formula = 'a;=HYPERLINK("http://evil.example","Press")';
  const [{ id }] = await school
    .knex('attempts')
    .where('id', school.knex('attempts').min('id'))
    .update({ answers: JSON.stringify({ q1: formula, q2: ['; +1'] }) })
    .returning('id');
  const filter = encodeURIComponent(JSON.stringify({ id }));
  const { body } = await (await school.as('coordinator')).get(`/api/attempts.csv?filter=${filter}`);
  expect(body).toContain('HYPERLINK');
  expect(body).not.toMatch(/;\s*[=+\-@]/);
  const [header = [], line = []] = cells(body);
  const answers = JSON.parse(line[header.indexOf('Respuestas')] as string);
  expect(answers).toEqual({ q1: formula.replace('=', "'="), q2: ["; '+1"] });
});
