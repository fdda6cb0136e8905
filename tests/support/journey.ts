import { test as base, expect, type Page } from 'playwright/test';
import { type Served, serveSchool } from './served.ts';

/** The password of everybody in the demo school. */
const password = 'learning-demo';

let current: { file: string; school: Served } | null = null;

/**
 * A sentence about the product: each file of journeys has a school of its own, and its tests see what the earlier ones did.
 * `page` opens at the school's address, so that `page.goto('/levels')` is enough.
 */
export const test = base.extend<{ school: Served }, { closing: undefined }>({
  closing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      await use(undefined);
      await current?.school.close();
      current = null;
    },
    { scope: 'worker', auto: true },
  ],
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { file }) => {
      if (current?.file !== file) {
        await current?.school.close();
        current = { file, school: await serveSchool() };
      }
      await use(current.school);
    },
    { timeout: 60_000 },
  ],
  baseURL: ({ school }, use) => use(school.url),
});

export { expect };

/** Signs the page's browser in as a person of the demo school; the page stays where it is. */
export async function signIn(page: Page, username: string): Promise<void> {
  const staff = ['admin', 'coordinator', 'customer-service', 'teacher'].includes(username);
  const answer = await page.request.post(`/api/${staff ? 'admin' : 'students'}/login`, {
    data: { username, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), `${username} signs in`).toBeLessThan(300);
}
