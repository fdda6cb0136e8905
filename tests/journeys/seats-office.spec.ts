import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { ownPage } from '#tests/support/browser/page_views.ts';
import { fits, readAs, readers } from '#tests/support/browser/readers.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import { makeClass } from '#tests/support/seats/made_class.ts';
import type { Served } from '#tests/support/served.ts';

const idOf = async ({ knex }: Served, username: string): Promise<number> =>
  (await knex('users').where({ username }).first('id')).id;

/** A class of which the demo teacher marks the attendance. */
const taught = async (school: Served, days: number, more: object = {}) =>
  makeClass(school, days, { staff_id: await idOf(school, 'teacher'), ...more });

async function register(page: Page, username: string, classe: number, wait = false): Promise<void> {
  await signIn(page, username);
  const answer = await page.request.post(`/api/classes/${classe}/register`, { headers: ownPage, data: { wait } });
  expect(answer.status(), await answer.text()).toBe(200);
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const counts = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /de 1 lugares/ });
const dialog = (page: Page) => page.getByRole('dialog');

async function pressKey(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('Customer service takes a seat back by keyboard on a phone, the first who waits is offered it, and one more is given with a reason', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await taught(school, 20);
  await register(page, 'camila.escobedo', id);
  await register(page, 'student', id, true);
  await signIn(page, 'customer-service');
  await page.goto(`/registrations/${id}`);
  await expect(counts(page)).toContainText('1 de 1 lugares · 1 en espera');
  await expect(page.getByRole('main')).toContainText('Daniel Ortiz Lozano');
  await meetsAxe(page);

  await pressKey(page, 'Quitar a Camila Escobedo Ruiz');
  await expect(dialog(page)).toContainText('El lugar se le ofrece a quien sigue en la lista de espera: Mariana');
  await pressKey(page, 'Quitar');
  await expect(dialog(page)).toBeHidden();
  await expect(counts(page)).toContainText('1 ofrecido');
  await expect(row(page, 'Mariana').last()).toContainText('Responde hasta');

  await pressKey(page, 'Agregar estudiante');
  await pressKey(page, 'Agregar');
  await expect(dialog(page)).toContainText('Elige a un estudiante');
  const student = dialog(page).getByRole('combobox', { name: 'Estudiante' });
  await student.pressSequentially('Camila Escobedo');
  // What was found for a part of the name may give way to what is found for all of it, and takes the mark along.
  await expect(async () => {
    await expect(page.getByRole('option')).toHaveText([/Camila Escobedo/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(student).toHaveValue(/Camila Escobedo Ruiz/, { timeout: 2000 });
  }).toPass();
  await expect(dialog(page)).toContainText('Todos los lugares están ocupados');
  await page.keyboard.press('Tab');
  await tabTo(page, dialog(page).getByRole('textbox', { name: 'Motivo' }));
  await page.keyboard.type('Se le quitó por error');
  await pressKey(page, 'Agregar');
  await expect(dialog(page)).toBeHidden();
  await expect(counts(page)).toContainText('2 de 1 lugares');
  const given = await school.knex('registrations').where({ meeting_id: id, status: 'registered' }).first();
  expect(given).toMatchObject({
    add_reason: 'Se le quitó por error',
    registered_by: await idOf(school, 'customer-service'),
  });
  await fits(page);
});

for (const [at, reader] of readers.entries())
  test(`A teacher marks by keyboard who was there, and the gate of the student’s exam moves (${reader.locale}, ${reader.width})`, async ({
    page,
    school,
    browser,
  }) => {
    const id = await taught(school, -1 - at, { status: 'finished', capacity: 3 });
    const student_id = await idOf(school, 'student');
    await school.knex('registrations').insert({
      meeting_id: id,
      student_id,
      status: 'registered',
      registered_at: school.knex.fn.now(),
      registered_by: student_id,
    });
    const { current_level_id } = await school.knex('users').where({ id: student_id }).first('current_level_id');
    await school.knex('levels').where({ id: current_level_id }).update({ required_classes: 20 });
    const other = await browser.newContext({ baseURL: school.url });
    const own = await other.newPage();
    await signIn(own, 'student');
    const taken = async () => {
      await own.goto(`/levels/level/${current_level_id}`);
      const words = await own
        .getByText(/\d+ de \d+ clases? tomadas?/)
        .first()
        .innerText();
      return Number(/(\d+) de/.exec(words)?.[1]);
    };
    const before = await taken();

    const say = await readAs(page, school, 'teacher', reader);
    await signIn(page, 'teacher');
    await page.goto('/classes');
    const unmarked = page.getByRole('region', { name: say('Falta marcar la asistencia', 'Attendance to be marked') });
    await tabTo(page, unmarked.locator(`a[href$="/${id}"]`));
    await page.keyboard.press('Enter');
    const whose = page.getByRole('radiogroup', { name: say('Asistencia de', 'Attendance of') });
    await tabTo(page, whose.getByRole('radio', { name: say('Asistió', 'Present') }));
    await page.keyboard.press('Space');
    await expect
      .poll(() => school.knex('registrations').where({ meeting_id: id }).pluck('status'))
      .toEqual(['completed']);
    expect(await taken()).toBe(before + 1);
    await meetsAxe(page);
    await fits(page);
    await other.close();
  });
