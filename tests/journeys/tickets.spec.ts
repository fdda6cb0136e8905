import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright/test';
import { connect } from '#api/database.ts';
import { isAwake } from '#tests/support/browser/awake.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { expect, scored, signIn, tabTo, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';
import { makeExercise } from '#tests/support/wrong_key.ts';

test.use({ actionTimeout: 20_000 });

async function openAs(browser: Browser, school: Served, username: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({
    baseURL: school.url,
    viewport: { width, height: width > 400 ? 900 : 740 },
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect(error.message, 'no error in the page').toBeNull());
  await signIn(page, username);
  return page;
}

const speaks = ({ knex }: Served, locale: string, ...usernames: string[]) =>
  knex('users').whereIn('username', usernames).update({ locale });

/** Goes to a control by Tab and presses Enter. */
async function press(page: Page, control: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Marks an option of the question that has them. */
async function choose(page: Page, options: Locator, name: string): Promise<void> {
  await tabTo(page, options.first());
  for (let step = 0; step < 4 && !(await options.and(page.getByRole('radio', { name })).isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

/** Puts a canned reply into the answer that is being written, by its key, and sends it. */
async function sendCanned(page: Page, name: string, button: string): Promise<void> {
  await page.keyboard.press('c');
  const option = page.getByRole('option', { name });
  await expect(option).toBeVisible();
  for (let step = 0; step < 5 && !(await option.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Respuesta' })).toBeFocused();
  await press(page, page.getByRole('button', { name: button, exact: true }));
}

/** A phone's header has room for who is signed in alone: the way to help is in the menu. */
async function openHelpOnPhone(page: Page): Promise<void> {
  // Before the page is awake the link leads to the page of help.
  await isAwake(page);
  await page.getByRole('banner').locator('summary').press('Enter');
  await page.getByRole('link', { name: 'Ayuda', exact: true }).press('Enter');
}

test('A student reports a wrong key from an exercise, the desk answers and hands it on, and it is mended, regraded and read', async ({
  browser,
  school,
}) => {
  test.setTimeout(240_000);
  await speaks(school, 'en', 'student');
  await speaks(school, 'es', 'customer-service', 'coordinator');
  const coordinator = await openAs(browser, school, 'coordinator');
  const { address } = await makeExercise(coordinator, school, 'Saludos del ticket');
  const subject = 'The key of “She ___ here” is wrong';

  const student = await openAs(browser, school, 'student');
  await student.goto(address);
  await isAwake(student);
  await press(student, student.getByRole('button', { name: 'Start' }));
  const asked = student.locator('.question', { has: student.getByRole('radio') });
  await choose(student, asked.getByRole('radio'), 'lives');
  await tabTo(student, student.getByRole('main').getByRole('textbox'));
  await student.keyboard.type('Good morning');
  await expect(student.locator('.saving')).toHaveText('Saved');

  await press(student, student.getByRole('link', { name: 'Help', exact: true }), 'Shift+Tab');
  const panel = student.getByRole('dialog', { name: 'Help' });
  await expect(panel.getByRole('textbox', { name: 'Subject' })).toBeFocused();
  await meetsAxe(student);
  await student.keyboard.type(subject);
  await tabTo(student, panel.getByRole('combobox', { name: 'Which question?' }));
  const number = (await asked.locator('.question-number').innerText()).match(/\d+/)?.[0] as string;
  await student.keyboard.type(`Question ${number}`);
  await tabTo(student, panel.getByRole('textbox', { name: 'What is wrong?' }));
  await student.keyboard.type('I chose “lives”, and my book says that it is right.');
  await press(student, panel.getByRole('button', { name: 'Send' }));
  await expect(panel.getByRole('status')).toContainText('We have your message.');
  await student.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(student.getByRole('link', { name: 'Help', exact: true })).toBeFocused();
  await expect(student.getByRole('radio', { name: 'lives' })).toBeChecked();
  await press(student, student.getByRole('button', { name: 'Submit answers' }));
  await scored(student);
  await expect(student.locator('.figure')).toHaveText(/^50\s?%$/);

  const desk = await openAs(browser, school, 'customer-service');
  await desk.goto('/tickets');
  await press(desk, desk.getByRole('button', { name: subject }));
  const thread = desk.getByRole('region', { name: subject });
  await expect(thread).toContainText('Saludos del ticket');
  await meetsAxe(desk);
  await sendCanned(desk, 'Lo revisamos', 'Enviar');
  await expect(thread.getByRole('listitem').last()).toContainText('Thank you for telling us. We will check');
  await tabTo(desk, thread.getByRole('combobox', { name: 'Asignado a' }), 'Shift+Tab');
  await desk.keyboard.press('Enter');
  const { first_name } = await school.knex('users').where({ username: 'coordinator' }).first();
  await desk.keyboard.type(first_name);
  await desk.keyboard.press('Enter');
  await expect(thread.getByRole('combobox', { name: 'Asignado a' })).toContainText(first_name);

  await coordinator.goto('/tickets');
  await press(coordinator, coordinator.getByRole('button', { name: /^Míos/ }));
  await press(coordinator, coordinator.getByRole('button', { name: subject }));
  const { question_id } = await school.knex('tickets').where({ subject }).first();
  const { order } = await school.knex('questions').where({ id: question_id }).first();
  expect(order, 'the question that was reported').toBe(1);
  await press(coordinator, coordinator.getByRole('link', { name: 'Saludos del ticket' }));
  const edit = coordinator.getByRole('button', { name: 'Editar la pregunta 1', exact: true });
  await press(coordinator, edit);
  await tabTo(
    coordinator,
    coordinator.getByRole('region', { name: /^\d+ preguntas?$/ }).getByRole('radio', { name: 'live', exact: true }),
  );
  await coordinator.keyboard.press('ArrowDown');
  await coordinator.keyboard.press('Control+s');
  await expect(edit).toBeFocused();
  const publish = coordinator.getByRole('button', { name: /^Publicar/ });
  await press(coordinator, publish, 'Shift+Tab');
  await expect(publish).toHaveCount(0);
  await press(coordinator, coordinator.getByRole('button', { name: 'Versiones y resultados' }));
  const versions = coordinator.getByRole('dialog', { name: 'Versiones y resultados' });
  await expect(versions.getByText('antes: live → ahora: lives')).toBeVisible();
  await tabTo(coordinator, versions.getByRole('tab', { name: 'Versiones', selected: true }));
  await coordinator.keyboard.press('ArrowRight');
  await coordinator.keyboard.press('Enter');
  await press(coordinator, versions.getByRole('button', { name: 'Ver a quién le cambiaría' }));
  await press(coordinator, versions.getByRole('button', { name: 'Recalificar 1 intento' }));
  await expect(versions.getByText('1 intento tiene ahora otra nota.')).toBeVisible();
  await coordinator.keyboard.press('Escape');
  await press(coordinator, coordinator.getByRole('link', { name: 'Tickets', exact: true }), 'Shift+Tab');
  await press(coordinator, coordinator.getByRole('button', { name: subject }));
  await sendCanned(coordinator, 'Ya está corregido', 'Enviar y resolver');
  await expect.poll(async () => (await school.knex('tickets').where({ subject }).first()).status).toBe('solved');

  const phone = await openAs(browser, school, 'student', 360);
  await phone.goto('/home');
  await press(phone, phone.getByRole('banner').locator('summary'), 'Shift+Tab');
  await press(phone, phone.getByRole('link', { name: /Notifications.*unread/ }));
  await press(phone, phone.getByRole('link', { name: new RegExp(subject) }).first());
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(phone.getByRole('main')).toContainText('You were right: we have mended the question');
  await fits(phone);
  await meetsAxe(phone);
  await press(phone, phone.getByRole('button', { name: 'Yes, it helped' }));
  await expect(phone.getByText('Thank you for telling us.')).toBeVisible();
  await phone.goto(`${address}/score`);
  await expect(phone.getByText('your result was 50% and is now 100%')).toBeVisible();
  for (const one of [coordinator, student, desk, phone]) await one.context().close();
});

test('Help opens beside the page that failed, and takes the number of the request along', async ({
  browser,
  school,
}) => {
  await speaks(school, 'es', 'student');
  const student = await openAs(browser, school, 'student', 360);
  const owner = connect(school.ownerUrl);
  await owner.raw('alter table message_receipts rename to receipts_away');
  try {
    await student.goto('/home');
    const shown = await student.getByText(/^Número de solicitud:/).innerText();
    await openHelpOnPhone(student);
    const panel = student.getByRole('dialog', { name: 'Ayuda' });
    await panel.getByRole('textbox', { name: 'Asunto' }).fill('No se abre mi página');
    await panel.getByRole('textbox', { name: '¿Qué pasa?' }).fill('Sale un error.');
    await meetsAxe(student);
    await panel.getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(panel.getByRole('status')).toContainText('Recibimos tu mensaje.');
    const ticket = await school.knex('tickets').where({ page: '/home' }).first();
    expect(ticket).toMatchObject({ error_status: 500, category: 'technical' });
    expect(shown).toContain(ticket.request_id);
  } finally {
    await owner.raw('alter table receipts_away rename to message_receipts');
    await owner.destroy();
  }
  await student.context().close();
});

test('What is written stays while the network is away and while the desk answers, and goes once it is sent', async ({
  browser,
  school,
}) => {
  await speaks(school, 'es', 'student');
  const student = await openAs(browser, school, 'student', 360);
  await student.goto('/home');
  await openHelpOnPhone(student);
  const panel = student.getByRole('dialog', { name: 'Ayuda' });
  await panel.getByRole('textbox', { name: 'Asunto' }).fill('En el camión');
  await panel.getByRole('textbox', { name: '¿Qué pasa?' }).fill('No tengo señal.');
  await student.context().setOffline(true);
  await panel.getByRole('button', { name: 'Enviar' }).press('Enter');
  await expect(panel.getByRole('alert')).toContainText('Lo que escribiste sigue aquí');
  await expect(panel.getByRole('textbox', { name: '¿Qué pasa?' })).toHaveValue('No tengo señal.');
  await student.context().setOffline(false);
  await panel.getByRole('button', { name: 'Enviar' }).press('Enter');
  await expect(panel.getByRole('status').filter({ hasText: 'Recibimos tu mensaje.' })).toBeVisible();
  expect(await school.knex('tickets').where({ subject: 'En el camión' })).toHaveLength(1);

  await panel.getByRole('link', { name: 'Ver el ticket' }).press('Enter');
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('En el camión');
  const answer = student.getByRole('textbox', { name: 'Tu respuesta' });
  await answer.fill('Ya hay señal.');
  await student.context().setOffline(true);
  await student.getByRole('button', { name: 'Responder' }).press('Enter');
  await expect(student.getByRole('alert')).toContainText('Lo que escribiste sigue aquí');
  await expect(answer).toHaveValue('Ya hay señal.');
  await student.context().setOffline(false);
  await student.getByRole('button', { name: 'Responder' }).press('Enter');
  await expect(student.getByRole('listitem').filter({ hasText: 'Ya hay señal.' })).toBeVisible();
  await expect(answer).toHaveValue('');
  const drafts = () => student.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('help:')));
  expect(await drafts()).toEqual([]);

  await answer.fill('Otra cosa que');
  await expect.poll(drafts).toHaveLength(1);
  const desk = await openAs(browser, school, 'customer-service');
  const { id } = await school.knex('tickets').where({ subject: 'En el camión' }).first();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const reply = (content: string) => desk.request.post(`/api/tickets/${id}/reply`, { data: { content }, headers });
  const asked = student.waitForEvent('requestfailed');
  await student.route(/\/help\/\d+\.data/, (route) => route.abort('internetdisconnected'));
  expect((await reply('¿Nos lees?')).status()).toBe(200);
  await asked;
  await student.unroute(/\/help\/\d+\.data/);
  await expect(answer, 'what cannot be read takes nothing away').toHaveValue('Otra cosa que');
  expect((await reply('Qué bueno.')).status()).toBe(200);
  await desk.context().close();
  await expect(student.getByRole('listitem').filter({ hasText: 'Qué bueno.' })).toBeVisible();
  await expect(answer).toHaveValue('Otra cosa que');
  await expect(answer).toBeFocused();
  await student.context().close();
});

test('A teacher asks the desk from the back office, and what is not sent is gone when the teacher has signed out', async ({
  browser,
  school,
}) => {
  await speaks(school, 'es', 'teacher');
  const teacher = await openAs(browser, school, 'teacher');
  await teacher.goto('/calendar');
  await teacher.getByRole('button', { name: 'Ayuda', exact: true }).press('Enter');
  const panel = teacher.getByRole('dialog', { name: 'Ayuda' });
  await panel.getByRole('textbox', { name: 'Asunto' }).fill('Mi clase del lunes');
  await panel.getByRole('textbox', { name: '¿Qué pasa?' }).fill('¿Quién la da?');
  await meetsAxe(teacher);
  await panel.getByRole('button', { name: 'Enviar' }).press('Enter');
  await panel.getByRole('link', { name: 'Ver el ticket' }).press('Enter');
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Mi clase del lunes');
  expect(await school.knex('tickets').where({ subject: 'Mi clase del lunes' }).first()).toMatchObject({
    page: '/calendar',
  });
  await isAwake(teacher);
  await teacher.getByRole('textbox', { name: 'Tu respuesta' }).fill('Ya lo sé');
  const drafts = () =>
    teacher.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('help:')).length);
  await expect.poll(drafts).toBe(1);
  await teacher.reload();
  await isAwake(teacher);
  await expect(teacher.getByRole('textbox', { name: 'Tu respuesta' })).toHaveValue('Ya lo sé');
  await teacher.getByRole('banner').locator('summary').click();
  await teacher.getByRole('button', { name: 'Cerrar sesión' }).click();
  await teacher.waitForURL(/\/login/);
  expect(await drafts()).toBe(0);
  await teacher.context().close();
});

test('The inbox is worked through by single keys, looked at as a saved view, exported, and on a phone left by the way back', async ({
  browser,
  school,
}) => {
  await speaks(school, 'es', 'customer-service');
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  const due = (hours: number) => school.knex.raw(`now() - ? * interval '1 hour'`, [hours]);
  const five = Array.from({ length: 5 }, (_, at) => ({
    ...{ subject: `Bandeja ${at + 1}`, content: '¿Cuándo es?', student_id: id, opened_by: id },
    ...{ category: 'contract', due_at: due(50 - at) },
  }));
  await school.knex('tickets').insert(five);
  const desk = await openAs(browser, school, 'customer-service');
  const filter = '{"status":["pending"],"category":["contract"]}';
  await desk.goto(`/tickets?filter=${encodeURIComponent(filter)}`);
  const rows = desk.getByRole('list', { name: 'Tickets' }).getByRole('button');
  const row = (at: number) => rows.filter({ hasText: `Bandeja ${at}` });
  const opened = (at: number) => desk.getByRole('region', { name: `Bandeja ${at}` });
  await press(desk, row(1));
  await expect(opened(1)).toBeVisible();
  await desk.keyboard.press('j');
  await desk.keyboard.press('j');
  await expect(opened(3)).toBeVisible();
  await desk.keyboard.press('s');
  await expect(row(3)).toHaveCount(0);
  await desk.keyboard.press('j');
  await expect(opened(4)).toBeVisible();
  await expect(row(4)).toBeFocused();
  await desk.keyboard.press('k');
  await expect(opened(2)).toBeVisible();
  await desk.keyboard.press('r');
  await expect(desk.getByRole('textbox', { name: 'Respuesta' })).toBeFocused();
  await desk.keyboard.type('El martes, por la tarde: j, k, r y s son aquí letras.');
  await press(desk, desk.getByRole('button', { name: 'Enviar', exact: true }));
  await expect(opened(2).getByRole('listitem').last()).toContainText('j, k, r y s son aquí letras.');
  // Whoever was answered waits for longest again.
  await expect(rows.last()).toContainText('Bandeja 2');
  await desk.keyboard.press('k');
  await expect(opened(5)).toBeVisible();
  await desk.reload();
  await expect(opened(5)).toBeVisible();

  await desk.getByRole('button', { name: 'Vistas' }).press('Enter');
  await desk.getByRole('button', { name: 'Guardar esta vista' }).press('Enter');
  await desk.getByRole('textbox', { name: 'Nombre' }).fill('Contratos');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('button', { name: 'Vista: Contratos' })).toBeVisible();
  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'Exportar' }).press('Enter');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines.filter((line) => line.includes('Bandeja'))).toHaveLength(4);
  expect(lines).toHaveLength(5);
  await desk.context().close();

  const phone = await openAs(browser, school, 'customer-service', 360);
  await phone.goto('/tickets');
  const listed = phone.getByRole('list', { name: 'Tickets' }).getByRole('button');
  await listed.filter({ hasText: 'Bandeja 1' }).click();
  await expect(phone.getByRole('region', { name: 'Bandeja 1' })).toBeVisible();
  await expect(listed).toHaveCount(0);
  await fits(phone);
  await meetsAxe(phone);
  await phone.goBack();
  await expect(listed.filter({ hasText: 'Bandeja 4' })).toBeVisible();
  await expect(phone).toHaveURL(/\/tickets/);
  await phone.context().close();
});
