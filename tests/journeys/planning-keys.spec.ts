import type { Locator, Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fits, readAs, readers } from '#tests/support/browser/readers.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, words: string) => page.locator('[data-line]').filter({ hasText: words });

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Chooses in a list without a mouse. */
async function choose(page: Page, field: string, option: RegExp): Promise<void> {
  await tabTo(page, dialog(page).getByRole('combobox', { name: field }));
  await page.keyboard.press('ArrowDown');
  const wanted = page.getByRole('option', { name: option }).first();
  await expect(wanted).toBeVisible();
  const isChosen = () =>
    wanted.evaluate(
      (element) =>
        element === document.activeElement ||
        document.activeElement?.getAttribute('aria-activedescendant') === element.id,
    );
  for (let step = 0; step < 40 && !(await isChosen()); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

interface NewLine {
  start: string;
  level: RegExp;
}

/** A line of Laura's on a Wednesday, by the form. */
async function addLine(page: Page, { start, level }: NewLine): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Create schedule' }));
  await choose(page, 'Day', /Wednesday/);
  await dialog(page).getByLabel('Start time').fill(start);
  await dialog(page).getByRole('spinbutton', { name: 'Length' }).fill('60');
  await choose(page, 'Level', level);
  await choose(page, 'Teacher', /Laura Méndez/);
  await press(page, dialog(page).getByRole('button', { name: 'Save' }));
  await expect(dialog(page)).toBeHidden();
}

test('A coordinator plans a month by keyboard on a phone in English, mends a collision and makes its classes', async ({
  page,
  school,
}) => {
  test.setTimeout(180_000);
  await readAs(page, school, 'coordinator', { locale: 'en', width: 360 });
  await signIn(page, 'coordinator');
  await page.goto('/periods/create');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('September');
  await page.getByLabel('Start date').fill('2027-09-06');
  await page.getByLabel('End date').fill('2027-10-03');
  await press(page, page.getByRole('main').getByRole('button', { name: 'Save' }));
  await expect(page).toHaveURL(/\/periods\/period\/\d+$/);

  await addLine(page, { start: '10:00', level: /My Daily Life/ });
  const line = card(page, 'My Daily Life');
  await expect(line, 'the day of the new line is shown').toBeVisible();
  await tabTo(page, line);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Thursday', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(line, 'the focus goes to the next day with the line').toBeFocused();
  await expect(page.locator('.MuiSnackbar-root')).toContainText('Schedule updated');
  await addLine(page, { start: '10:30', level: /Starting Point/ });
  const other = card(page, 'Starting Point');
  await tabTo(page, other);
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Clashes with another schedule')).toHaveCount(2);
  await expect(page.getByText('3 classes will be created.'), 'what it will create stands beside it').toBeVisible();
  await expect(page.getByText('3 dates clash and have to be changed')).toBeVisible();
  await expect(page.getByText('Left out for holidays: September 16.')).toBeVisible();
  await meetsAxe(page);

  await press(page, page.getByRole('button', { name: 'Activate' }));
  await expect(dialog(page).getByText('3 dates clash and have to be changed')).toBeVisible();
  await expect(dialog(page).getByText(/Left out for holidays: September 16/)).toBeVisible();
  await meetsAxe(page);
  await press(page, dialog(page).getByRole('button', { name: 'Skip all 3 dates' }));
  await expect(dialog(page).getByText('3 classes will be created.')).toBeVisible();
  await press(page, dialog(page).getByRole('button', { name: 'Create 3 classes' }));
  await expect(dialog(page).getByText('3 classes were created.')).toBeVisible();
  await press(page, dialog(page).getByRole('button', { name: 'Close' }));
  await expect(page.getByText('3 to come')).toBeVisible();
  await fits(page);
});

for (const reader of readers)
  test(`A licence is terminated by keyboard: what moves and what cannot is said before, and the day shows it after (${reader.locale}, ${reader.width})`, async ({
    page,
    school,
  }) => {
    const { knex } = school;
    const coming = () => knex('meetings').where('starts_at', '>', knex.fn.now());
    const { licence_id, day } = await coming()
      .whereNotNull('licence_id')
      .orderBy('starts_at')
      .first('licence_id', knex.raw('local_date::text as day'));
    const say = await readAs(page, school, 'coordinator', reader);
    await signIn(page, 'coordinator');
    await page.goto(`/licences/${licence_id}`);
    const terminate = { name: say('Dar de baja', 'Terminate'), exact: true };
    await press(page, page.getByRole('button', terminate));
    await expect(dialog(page).getByRole('status')).toContainText(say('licencia', 'licence'));
    await meetsAxe(page);
    await press(page, dialog(page).getByRole('button', terminate));
    await expect(page.locator('.MuiSnackbar-root')).toContainText(say('se dio de baja', 'terminated'));
    expect(await coming().where({ licence_id })).toEqual([]);
    await page.goto('/licences');
    await page.getByLabel(say('Día', 'Day'), { exact: true }).fill(day);
    await expect(page.getByRole('region', { name: say('Uso por día', 'Use by day') }).last()).toBeVisible();
    await fits(page);
  });
