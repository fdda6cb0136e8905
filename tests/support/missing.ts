import { type APIRequestContext, expect } from 'playwright/test';
import { idOf, ownPage } from './page_views.ts';
import type { Served } from './served.ts';

/**
 * Makes what pages show and the demo school has none of: a file, a leveling form, a change in the audit log, a letter.
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
  await desk.post('/api/passwords/forgot', { data: { username: 'teacher' }, headers: ownPage });
  await expect
    .poll(async () => (await school.knex('letters').select('id')).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
}
