import { type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '#tests/support/browser/browser.ts';
import { password } from '#tests/support/school.ts';
import type { Served } from '#tests/support/served.ts';
import { mixed, publishExercise } from './exercise.ts';

/** What a visit cost besides the answers themselves. */
interface Cost {
  clicks: number;
  pages: number;
  requests: number;
  bytes: number;
}

/** From the sign-in page to the score of an exercise of ten questions, as a student goes there, in an empty browser. */
export async function printJourney(school: Served): Promise<void> {
  const address = await publishExercise(school, mixed(10));
  const browser = await chromium.launch(findBrowser());
  try {
    const context = await browser.newContext({ baseURL: school.url, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const cost: Cost = { clicks: 0, pages: 0, requests: 0, bytes: 0 };
    await count(await context.newCDPSession(page), cost);
    await go(page, address, cost);
    const { clicks, pages, requests, bytes } = cost;
    console.log(
      `\nfrom login to the score of 10 questions: ${clicks} clicks besides the answers (aim 8), ${pages} page loads, ` +
        `${requests} requests, ${(bytes / 1024).toFixed(0)} KB over the wire (aim 500)`,
    );
  } finally {
    await browser.close();
  }
}

async function count(wire: CDPSession, cost: Cost): Promise<void> {
  await wire.send('Network.enable');
  wire.on('Network.requestWillBeSent', ({ request, type }) => {
    if (request.url.startsWith('data:')) return;
    cost.requests += 1;
    if (type === 'Document') cost.pages += 1;
  });
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.bytes += encodedDataLength;
  });
}

async function go(page: Page, address: string, cost: Cost): Promise<void> {
  const click = async (selector: string) => {
    cost.clicks += 1;
    await page.locator(selector).first().click();
  };
  await page.goto('/login/student');
  await page.getByLabel('Usuario').fill('student');
  await page.getByLabel('Contraseña').fill(password);
  await click('.form button[type=submit]');
  await click('.next-card .button');
  await click(`a[href="${address}"]`);
  await click('button[value=start]');
  await page.locator('.question').first().waitFor();
  for (const question of await page.locator('.question').all()) {
    const text = question.locator('input[type=text], textarea');
    if (await text.count()) await text.fill("They don't live in Lima.");
    else await question.locator('label').nth(1).click();
  }
  await page.locator('.saving').getByText('Guardado').waitFor();
  await click('button[value=submit]');
  await page.waitForURL('**/score');
  await page.locator('.verdict h2').first().waitFor();
  await page.waitForLoadState('networkidle');
}
