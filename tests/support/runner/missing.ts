import { type APIRequestContext, expect } from 'playwright/test';
import { idOf, ownPage } from '../browser/page_views.ts';
import type { Served } from '../served.ts';

/**
 * Makes what pages show and the demo school has none of: a file, a leveling form, a change in the audit log, a letter, a table
 * of students, an action on many rows, a saved view, a receipt.
 * @param desk the requests of an admin
 */
export async function makeMissing(desk: APIRequestContext, school: Served): Promise<void> {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const uploaded = await desk.post('/api/resources/upload?name=dot.png', {
    data: Buffer.from(dot, 'base64'),
    headers: { ...ownPage, 'content-type': 'image/png' },
  });
  expect(uploaded.status()).toBe(201);
  const made = await desk.post('/api/leveling_forms', {
    data: { order: 1, title: 'Examen de nivelación' },
    headers: ownPage,
  });
  expect(made.status()).toBe(201);
  const changed = await desk.put(`/api/students/${await idOf(school, 'student')}`, {
    data: { phone: '(555) 010-4444', notes: 'Llama por la tarde' },
    headers: ownPage,
  });
  expect(changed.status()).toBe(200);
  const table = await desk.post('/api/student_imports/upload?name=alumnos.csv', {
    data: Buffer.from('Matrícula,Nombre\nA-1,Ana'),
    headers: { ...ownPage, 'content-type': 'application/octet-stream' },
  });
  expect(table.status()).toBe(201);
  const run = { entity: 'groups', action: 'deactivate', user_id: await idOf(school, 'admin'), status: 'done' };
  await school.knex('bulk_runs').insert(run);
  const user_id = await idOf(school, 'customer-service');
  const report = { report: 'students-per-level', user_id };
  await school.knex('report_runs').insert({ ...report, format: 'csv', status: 'done', rows: 15, milliseconds: 40 });
  await school.knex('report_schedules').insert({ ...report, every: 'week', recipients: JSON.stringify([user_id]) });
  const view = { name: 'Todas las clases', resource: 'classes', filter: {}, sort: null, columns: [] };
  const { id } = await (await desk.post('/api/saved_views', { data: view, headers: ownPage })).json();
  expect((await desk.post(`/api/saved_views/${id}/share`, { data: {}, headers: ownPage })).status()).toBe(200);
  const { id: message_id } = await school.knex('messages').where({ status: 'active' }).first('id');
  await school.knex('message_receipts').insert({ message_id, student_id: await idOf(school, 'student') });
  await desk.post('/api/passwords/forgot', { data: { username: 'teacher' }, headers: ownPage });
  await expect.poll(async () => (await school.knex('letters').select('id')).length).toBeGreaterThan(0);
}
