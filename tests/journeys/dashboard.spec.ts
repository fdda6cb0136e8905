import type { Page } from 'playwright/test';
import { expect, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

/** The last meeting of a kind was held today, at an hour at which nobody teaches. */
const holdToday = ({ knex }: Served, kind: string, start_time: string) =>
  knex('meetings')
    .whereIn('id', knex('meetings').where({ kind }).orderBy('starts_at', 'desc').limit(1).select('id'))
    .update({ status: 'completed', local_date: knex.raw('(now() at time zone time_zone)::date'), start_time });

/** Each list that the page leads to, with the number that leads there; a sum stands behind the number of its rows. */
async function numbersOf(page: Page): Promise<Map<string, number>> {
  const links = page.getByRole('main').locator('a[href*="filter="]');
  await expect(links.first()).toBeVisible();
  const numbers = new Map<string, number>();
  for (const { to, text } of await links.evaluateAll((all) =>
    all.map((link) => ({ to: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
  ))
    if (!numbers.has(to)) numbers.set(to, Number(/\d+/.exec(text)?.[0]));
  return numbers;
}

test('Each number of the dashboard opens a list that says as many', async ({ page, school }) => {
  await holdToday(school, 'classe', '01:00');
  await holdToday(school, 'particular', '03:00');
  await signIn(page, 'coordinator');
  await page.goto('/dashboard');
  const numbers = await numbersOf(page);
  const paths = [...numbers.keys()].map((to) => to.split('?')[0]);
  expect(paths).toEqual(expect.arrayContaining(['/dashboard/classes', '/dashboard/particular-classes', '/students']));
  for (const [to, number] of numbers) {
    await page.goto(to);
    await expect(page, to).toHaveURL(to);
    if (to.startsWith('/tickets?'))
      await expect(page.getByRole('list', { name: 'Tickets' }).getByRole('listitem'), to).toHaveCount(number);
    else await expect(page.getByText(/^\d+-\d+ de \d+$/), to).toHaveText(new RegExp(`^1-\\d+ de ${number}$`));
    if (!to.startsWith('/dashboard/')) continue;
    // They are made in their calendars, and stand in no menu.
    await expect(page.getByRole('link', { name: /^Crear/ }), to).toHaveCount(0);
    await expect(page.getByRole('navigation').getByRole('link', { name: /^Clases( particulares)?$/ }), to).toHaveCount(
      0,
    );
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
