import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

const cards = (page: Page) => page.getByRole('region', { name: /^(Tarjetas|Cards)$/ });
const press = async (page: Page, name: string) => {
  await tabTo(page, cards(page).getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
};
const levelOf = async ({ knex }: Served): Promise<number> =>
  (await knex('users').where({ username: 'student' }).first('current_level_id')).current_level_id;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('A student goes through the words of the level: heard, thought of, and once more those that were not known', async ({
    page,
    school,
  }) => {
    await signIn(page, 'student');
    await page.goto(`/levels/level/${await levelOf(school)}`);
    await page.getByRole('link', { name: 'Practicar las palabras del nivel' }).click();
    await expect(cards(page)).toContainText('Faltan 10 tarjetas');
    await meetsAxe(page);
    const word = await cards(page).getByRole('heading').innerText();
    await cards(page)
      .getByRole('button', { name: /^Escuchar/ })
      .click();
    await expect(page.getByRole('region', { name: 'Reproductor' })).toContainText(word.trim());
    await cards(page).getByRole('button', { name: 'Ver qué significa' }).click();
    await meetsAxe(page);
    await cards(page).getByRole('button', { name: 'Otra vez' }).click();
    await expect(cards(page)).toContainText('Faltan 10 tarjetas');
    for (let left = 10; left > 0; left -= 1) {
      if (left === 1) await expect(cards(page).getByRole('heading')).toContainText(word.trim());
      await cards(page).getByRole('button', { name: 'Ver qué significa' }).click();
      await cards(page).getByRole('button', { name: 'La sabía' }).click();
    }
    await expect(cards(page).getByRole('heading', { name: 'Ya sabes estas 10 palabras' })).toBeFocused();
    await cards(page).getByRole('button', { name: 'Otras 10' }).click();
    await expect(cards(page)).toContainText('Faltan 10 tarjetas');
    await page.getByRole('navigation', { name: 'Lección' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\?lesson=\d+$/);
    await fits(page);
  });
});

test('The words go by keyboard in English too', async ({ page, school }) => {
  await school.knex('users').where({ username: 'student' }).update({ locale: 'en' });
  await signIn(page, 'student');
  await page.goto(`/levels/level/${await levelOf(school)}/words`);
  await press(page, 'See what it means');
  await press(page, 'I knew it');
  await expect(cards(page).getByRole('heading')).toBeFocused();
  await expect(cards(page)).toContainText('9 cards left');
});

test('Without script there is the list', async ({ browser, school }) => {
  const context = await browser.newContext({ baseURL: school.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, 'student');
  await page.goto(`/levels/level/${await levelOf(school)}/words`);
  await expect(cards(page)).toBeHidden();
  await page.locator('.word-list summary').click();
  await expect(page.locator('.word-list li').first()).toBeVisible();
  await context.close();
});
