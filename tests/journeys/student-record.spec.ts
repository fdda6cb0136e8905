import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fillIn } from '#tests/support/browser/keyboard.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 740 } });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

async function speakEnglish({ knex }: Served, ...usernames: string[]): Promise<void> {
  await knex('users').whereIn('username', usernames).update({ locale: 'en' });
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, main(page).getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

/** Answers the dialog that has just been opened, whose first field has or is about to get the focus. */
async function answer(page: Page, button: string, ...entries: [string, string][]): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await fillIn(page, entries);
  await tabTo(page, dialog(page).getByRole('button', { name: button, exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

test('A coordinator does with a student all that a morning asks for, by keyboard on a phone in English', async ({
  page,
  school,
}) => {
  test.slow();
  await speakEnglish(school, 'coordinator');
  const student = await school.knex('users').where({ username: 'student' }).first();
  await school.knex('levels').where({ id: student.current_level_id }).update({ required_classes: 12 });
  await signIn(page, 'coordinator');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find or do' })).toBeFocused();
  await page.keyboard.type(student.student_id);
  await expect(dialog(page).getByRole('option').first()).toContainText(student.first_name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/students/${student.id}/form$`));

  const parts = page.getByRole('navigation', { name: 'Parts of the record' });
  await expect(parts.getByRole('link', { name: /^Messages/ })).toBeVisible();
  await expect(parts.getByRole('link', { name: /^Audit/ })).toHaveCount(0);
  for (const figure of ['Lessons taken', 'Classes left', 'Expected total lessons', 'Access until'])
    await expect(main(page).getByText(figure, { exact: true }).first()).toBeVisible();
  await press(page, /^Progress/, 'link');
  const gate = main(page).getByRole('region', { name: 'The exam is closed' });
  await expect(gate.getByRole('img', { name: 'Missing' }).first()).toBeVisible();
  const classes = gate.getByText(/of \d+ classes?$/);
  const before = await classes.innerText();
  await meetsAxe(page);

  await press(page, 'Add a class taken');
  await answer(page, 'Add a class taken', ['Reason', 'Taken at the other school']);
  await expect(main(page).getByText('Taken at the other school').first()).toBeVisible();
  await expect(classes).not.toHaveText(before);
  await press(page, 'Take back an added class');
  await answer(page, 'Take back an added class', ['Reason', 'It was somebody else']);
  await expect(classes).toHaveText(before);

  await press(page, 'Extend contract');
  await expect(dialog(page).getByRole('button', { name: '6 months more' })).toBeVisible();
  await answer(page, 'Extend contract', ['6 months more', '{Enter}']);
  const until = async () => (await school.knex('users').where({ id: student.id }).first('access_until')).access_until;
  await expect.poll(until).not.toBe(student.access_until);

  await press(page, 'Reset level');
  await answer(page, 'Reset level', ['Reset to', '{Choose}']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByText('level reset').first()).toBeVisible();
  const started = async () =>
    String((await school.knex('users').where({ id: student.id }).first('level_started_at')).level_started_at);
  await expect.poll(started).not.toBe(String(student.level_started_at));
  await undo.last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(started).toBe(String(student.level_started_at));

  await press(page, 'Request leveling test');
  await expect(page.getByText('leveling test requested').first()).toBeVisible();
  await expect(parts.getByRole('link', { name: /^Placement \d/ })).toBeVisible();

  await press(page, /^History/, 'link');
  await expect(main(page).getByText('Taken at the other school')).toBeVisible();
  await expect(main(page).getByText('Leveling test requested').first()).toBeVisible();
  await meetsAxe(page);
});

test('What is written in a student’s data stays while another part is looked at, and is another student’s nowhere', async ({
  page,
  school,
}) => {
  await speakEnglish(school, 'customer-service');
  const [one, other] = await school.knex('users').where({ kind: 'student' }).orderBy('id').limit(2).select('id');
  await signIn(page, 'customer-service');
  await page.goto(`/students/${one.id}/form`);
  const address = main(page).getByRole('textbox', { name: 'Address' });
  await address.fill('Calle Nueva 5');
  const parts = page.getByRole('navigation', { name: 'Parts of the record' });
  await parts.getByRole('link', { name: /^Tickets/ }).press('Enter');
  await expect(page).toHaveURL(/\/form\/tickets$/);
  await expect(address).toBeHidden();
  await parts.getByRole('link').first().press('Enter');
  await expect(address).toHaveValue('Calle Nueva 5');
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  const stored = async (id: number) => (await school.knex('users').where({ id }).first('address')).address;
  await expect.poll(() => stored(one.id)).toBe('Calle Nueva 5');
  await page.goto(`/students/${other.id}/form`);
  await expect(address).toHaveValue((await stored(other.id)) ?? '');
});

test('Customer service reads no messages and no audit of a student, an admin reads both', async ({
  browser,
  school,
}) => {
  await speakEnglish(school, 'customer-service', 'admin');
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  const partsOf = async (username: string) => {
    const page = await browser.newPage({ baseURL: school.url, viewport: { width: 360, height: 740 } });
    await signIn(page, username);
    await page.goto(`/students/${id}/form/tickets`);
    const parts = page.getByRole('navigation', { name: 'Parts of the record' }).getByRole('link');
    await expect(parts.filter({ hasText: 'Tickets' })).toHaveAttribute('aria-current', 'page');
    const names = (await parts.allInnerTexts()).map((name) => name.replace(/\s+\d+$/, '').trim());
    return { page, names };
  };
  const service = await partsOf('customer-service');
  expect(service.names).not.toContain('Audit');
  expect(service.names).not.toContain('Messages');
  await service.page.goto(`/students/${id}/form/audit`);
  await expect(service.page).toHaveURL(/\/students$/);
  await service.page.close();

  const { page, names } = await partsOf('admin');
  expect(names).toEqual(expect.arrayContaining(['Audit', 'Messages', 'Letters']));
  await page.goto(`/students/${id}/form/messages`);
  await expect(main(page).getByText('shown now').first()).toBeVisible();
  await expect(main(page).getByText('Not read').first()).toBeVisible();
  await meetsAxe(page);
  await page.close();
});
