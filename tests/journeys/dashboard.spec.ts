import type { Page } from 'playwright/test';
import { expect, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

/** A list that shows other rows after so long, in milliseconds, has others. */
const patience = 10_000;

/** The last meeting of a kind was held today, at an hour at which nobody teaches. */
const holdToday = ({ knex }: Served, kind: string, start_time: string) =>
  knex('meetings')
    .whereIn('id', knex('meetings').where({ kind }).orderBy('starts_at', 'desc').limit(1).select('id'))
    .update({ status: 'completed', local_date: knex.raw('(now() at time zone time_zone)::date'), start_time });

/** Each list that the dashboard leads to, with the number that leads there; a sum stands behind the number of its rows. */
async function numbersOf(page: Page): Promise<Map<string, number>> {
  await page.goto('/dashboard');
  const links = page.getByRole('main').locator('a[href*="filter="]');
  await expect(links.first()).toBeVisible();
  const numbers = new Map<string, number>();
  for (const { to, text } of await links.evaluateAll((all) =>
    all.map((link) => ({ to: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
  ))
    if (!numbers.has(to)) numbers.set(to, Number(/\d+/.exec(text)?.[0]));
  return numbers;
}

/** A list says that it has as many rows. */
async function expectRows(page: Page, to: string, number: number): Promise<void> {
  await page.goto(to);
  await expect(page, to).toHaveURL(to);
  const isTickets = to.startsWith('/tickets?');
  const tickets = page.getByRole('list', { name: 'Tickets' }).getByRole('listitem');
  if (isTickets) await expect(tickets, to).toHaveCount(number, { timeout: patience });
  else
    await expect(page.getByText(/^\d+-\d+ de \d+$/), to).toHaveText(new RegExp(`^1-\\d+ de ${number}$`), {
      timeout: patience,
    });
}

test('Each number of the dashboard opens a list that says as many', async ({ page, school }) => {
  await holdToday(school, 'classe', '01:00');
  await holdToday(school, 'particular', '03:00');
  await signIn(page, 'coordinator');
  let numbers = await numbersOf(page);
  const paths = [...numbers.keys()].map((to) => to.split('?')[0]);
  expect(paths).toEqual(expect.arrayContaining(['/dashboard/classes', '/dashboard/particular-classes', '/students']));
  for (const [at, path = ''] of paths.entries()) {
    let tries = 0;
    // Each minute the clock finishes what is over, and settles it: the number has followed then.
    await expect(async () => {
      if (tries > 0) numbers = await numbersOf(page);
      tries += 1;
      const [to = '', number = 0] = [...numbers][at] ?? [];
      await expectRows(page, to, number);
    }).toPass();
    if (!path.startsWith('/dashboard/')) continue;
    // They are made in their calendars, and stand in no menu.
    await expect(page.getByRole('link', { name: /^Crear/ }), path).toHaveCount(0);
    await expect(
      page.getByRole('navigation').getByRole('link', { name: /^Clases( particulares)?$/ }),
      path,
    ).toHaveCount(0);
  }
});

test('A phone shows who attended the classes of the day without being pushed aside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'coordinator');
  await page.goto('/dashboard');
  const attended = page.getByRole('columnheader', { name: 'Asistieron' });
  await attended.scrollIntoViewIfNeeded();
  const frame = attended.locator('xpath=ancestor::table/..');
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
