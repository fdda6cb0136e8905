import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { watch } from '#tests/support/browser/faults.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

/** The first lesson of the student's level, which has a list of words and a dialogue. */
async function lessonOf({ knex }: Served): Promise<string> {
  const { id, level_id } = await knex('lessons')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'lessons.order': 1 })
    .first('lessons.id', 'lessons.level_id');
  return `/levels/level/${level_id}/lesson/${id}`;
}

const sound = (page: Page) =>
  page.locator('.player audio').evaluate(({ currentTime, paused, playbackRate }: HTMLAudioElement) => ({
    currentTime,
    paused,
    playbackRate,
  }));
const isHeard = (page: Page) => expect.poll(async () => (await sound(page)).paused).toBe(false);
const isSilent = (page: Page) => expect.poll(async () => (await sound(page)).paused).toBe(true);

test.use({ viewport: { width: 360, height: 740 } });

test('A student listens to a word, a line and all of a lesson by keyboard, slower, and goes on after a reload', async ({
  page,
  school,
}) => {
  const { heard } = await watch(page);
  await signIn(page, 'student');
  await page.goto(await lessonOf(school));
  const word = page.getByRole('button', { name: 'Escuchar «get up»' });
  await tabTo(page, word);
  await page.keyboard.press('Enter');
  await isHeard(page);
  await expect(word).toHaveAttribute('aria-pressed', 'true');
  await meetsAxe(page);
  // A word ends by itself; what follows would begin where it ended.
  await isSilent(page);
  expect((await sound(page)).currentTime).toBeCloseTo(Number(await word.getAttribute('data-end')), 1);

  const line = page
    .locator('blockquote')
    .getByRole('button', { name: /^Escuchar «Ana: / })
    .first();
  await tabTo(page, line);
  await page.keyboard.press('Space');
  await isHeard(page);
  await expect(word).not.toHaveAttribute('aria-pressed');
  await page.keyboard.press('Space');
  await isSilent(page);

  const all = page.getByRole('button', { name: 'Escuchar todo' }).last();
  await tabTo(page, all, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await isHeard(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(10);
  await page.getByRole('button', { name: /^Más despacio/ }).press('Enter');
  await page.getByRole('slider', { name: 'Punto de la grabación' }).press('Space');
  await isSilent(page);
  const { currentTime } = await sound(page);

  await page.reload();
  await page.getByRole('button', { name: 'Escuchar todo' }).last().press('Enter');
  await isHeard(page);
  const later = await sound(page);
  expect(later.playbackRate).toBe(0.75);
  expect(later.currentTime).toBeGreaterThan(currentTime - 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Reproductor' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Escuchar todo' }).last()).toBeFocused();
  expect(heard()).toEqual([]);
});

test('Without script the browser’s own players are there, and no button that would not answer', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext({ baseURL: school.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, 'student');
  await page.goto(await lessonOf(school));
  await expect(page.locator('.rich audio').first()).toBeVisible();
  await expect(page.locator('.listen').filter({ visible: true })).toHaveCount(0);
  await context.close();
});
