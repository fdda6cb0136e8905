import { expect, type Page } from 'playwright/test';
import { isAwake } from '../browser/awake.ts';
import { ownPage } from '../browser/page_views.ts';
import type { Served } from '../served.ts';

const check = (page: Page) => page.getByRole('button', { name: /^(Comprobar|Check)$/ });

/** The name of the one question on the screen. */
export const onScreen = async (page: Page): Promise<string> =>
  (await page.locator('.question').getAttribute('id'))?.replace('question-', '') ?? '';

/** Answers what is on the screen as its page would save it, and checks it by the key of Enter. */
export async function answer(page: Page, { knex }: Served, name: string, value: unknown): Promise<void> {
  const { id } = await knex('attempts').where({ status: 'draft' }).orderBy('id', 'desc').first('id');
  const data = { seq: Date.now(), answers: { [name]: value } };
  const saved = await page.request.patch(`/api/attempts/${id}`, { data, headers: ownPage });
  expect(saved.status()).toBe(200);
  await page.reload();
  // Before that it would be sent as a browser without script does, and the address would say what was checked.
  await isAwake(page);
  await check(page).press('Enter');
}
