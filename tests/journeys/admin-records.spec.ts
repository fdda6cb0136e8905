import type { Page } from 'playwright/test';
import { enter, expect, signIn, tabTo, test } from '#tests/support/journey.ts';

const notice = (page: Page) => page.locator('.MuiSnackbar-root');
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Guardar' });
const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

test.describe('Records', () => {
  test('A lesson is made on its level’s page, with the level filled in, and deleted with a way back', async ({
    page,
  }) => {
    await signIn(page, 'coordinator');
    await page.goto('/levels');
    await page.getByRole('link', { name: 'Mi día a día' }).click();
    await expect(page).toHaveURL(/\/levels\/level\/\d+$/);
    const level = page.url();
    await page.getByRole('link', { name: 'Crear lección', exact: true }).click();
    await expect(page).toHaveURL(/\/levels\/level\/\d+\/lesson\/create/);
    await expect(page.getByRole('combobox', { name: 'Nivel' })).toHaveValue(/^\d+\. Mi día a día$/);
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Una lección de prueba');
    await page.getByRole('combobox', { name: 'Dificultad' }).click();
    await page.getByRole('option', { name: 'Fácil' }).click();
    await save(page).click();
    await expect(notice(page)).toContainText('Lección: se agregó');
    await expect(page).toHaveURL(/\/levels\/level\/\d+\/lesson\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Una lección de prueba' })).toBeVisible();
    const lesson = page.url();
    const trail = page.getByRole('navigation', { name: 'Dónde estás' });
    await expect(trail.getByRole('link')).toHaveText(['Niveles', /Mi día a día$/]);

    await page.getByRole('button', { name: 'Activar' }).click();
    await expect(notice(page)).toContainText('Lección: se activó');
    await expect(page.getByRole('main')).toContainText(/Estado\s*Activa/);

    await page.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('dialog')).toContainText('¿Eliminar Una lección de prueba?');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page).toHaveURL(level);
    await notice(page).getByRole('button', { name: 'Deshacer' }).click();
    await page.goto(lesson);
    await expect(page.getByRole('heading', { level: 1, name: 'Una lección de prueba' })).toBeVisible();
  });

  test('What is missing is said at the field and above the form, in the specification’s words', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/students/create');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create student' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Phone' }).fill('55512345');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(555) 123-45');
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(/fields need your attention/)).toBeVisible();
    for (const sentence of [
      'Username is required',
      'Password is required',
      'Email is required',
      'First Name is required',
      'Name is required',
      'The date of birth is required',
      'Enter the student ID',
      'Group is required',
      'Select the student type',
    ]) {
      await expect(main.getByText(sentence, { exact: true }), sentence).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await expect(main.getByText('Email is not valid')).toBeVisible();
    await main.getByRole('button', { name: 'Username' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Crear estudiante' })).toBeVisible();
  });

  test('A user name that exists is refused at its field', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/staff/create');
    await page.getByRole('textbox', { name: 'Usuario' }).fill('teacher');
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('una contraseña larga');
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('otra@school.test');
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Otra');
    await page.getByRole('textbox', { name: 'Apellidos' }).fill('Persona');
    await page.getByRole('combobox', { name: 'Rol' }).click();
    await page.getByRole('option').first().click();
    await save(page).click();
    await expect(page.getByRole('main').getByText('El usuario ya existe')).toBeVisible();
    await expect(notice(page)).toContainText('Error al agregar Miembro del personal');
  });

  test('Who leaves with something unsaved is asked, and Ctrl-S saves', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/groups');
    await rows(page).nth(0).getByRole('link').first().click();
    const description = page.getByRole('textbox', { name: 'Descripción' });
    await description.fill('Cambiada con el teclado');
    await expect(page.getByText('Cambios sin guardar')).toBeVisible();
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('navigation').getByRole('link', { name: 'Niveles' }).click();
    await expect(description).toHaveValue('Cambiada con el teclado');
    await description.press('Control+s');
    await expect(notice(page)).toContainText('Grupo: se guardó');
    await expect(page.getByText('Cambios sin guardar')).toHaveCount(0);
    await page.reload();
    await expect(description).toHaveValue('Cambiada con el teclado');
  });

  test('What was being written when the session was replaced is offered after signing in again', async ({
    page,
    browser,
    school,
  }) => {
    await signIn(page, 'coordinator');
    await page.goto('/groups');
    await rows(page).nth(0).getByRole('link').first().click();
    const address = new URL(page.url()).pathname;
    const description = page.getByRole('textbox', { name: 'Descripción' });
    await description.fill('Se escribía esto');
    await expect(page.getByText('Cambios sin guardar')).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: school.url });
    await signIn(await elsewhere.newPage(), 'coordinator');
    await expect(page).toHaveURL(/\/login\//);
    await elsewhere.close();

    await enter(page, 'coordinator');
    await page.goto('/levels');
    await page.getByRole('alert').filter({ hasText: 'Lo que estabas escribiendo' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(description).not.toHaveValue('Se escribía esto');
    await page.getByRole('button', { name: 'Seguir escribiendo' }).click();
    await expect(description).toHaveValue('Se escribía esto');
    await save(page).click();
    await expect(notice(page)).toContainText('Grupo: se guardó');
    await page.reload();
    await expect(description).toHaveValue('Se escribía esto');
    await expect(page.getByRole('button', { name: 'Seguir escribiendo' })).toHaveCount(0);
  });

  test('A table is put into a lesson by keyboard', async ({ page, school }) => {
    await signIn(page, 'coordinator');
    const { id } = await school.knex('class_lessons').first('id');
    await page.goto(`/class_lessons/${id}`);
    const text = page.getByRole('textbox', { name: 'Contenido', exact: true });
    // In a list Shift+Tab would move its item out: the first lines are none.
    await text.locator(':scope > :is(p, h2, h3)').first().click();
    await page.keyboard.press('Shift+Tab');
    const toolbar = page.getByRole('toolbar', { name: /Contenido$/ });
    await expect(toolbar.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(toolbar.getByRole('button', { name: 'Tabla' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text.getByRole('row')).toHaveCount(3);
    await page.keyboard.type('Hola');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await expect(text.getByRole('columnheader')).toHaveText(['Hola', 'Hello']);
    await toolbar.getByRole('button', { name: 'Agregar una fila abajo' }).click();
    await expect(text.getByRole('row')).toHaveCount(4);
    await toolbar.getByRole('button', { name: 'Quitar la columna' }).click();
    await expect(text.getByRole('columnheader')).toHaveText(['Hola']);
    await save(page).click();
    await expect(notice(page)).toContainText('se guardó');
    await page.reload();
    await expect(text.getByRole('columnheader')).toHaveText(['Hola']);
  });

  test('Two people change one record: the second sees both, and nothing is lost', async ({ page, browser, school }) => {
    await signIn(page, 'coordinator');
    await page.goto('/groups');
    await rows(page).nth(0).getByRole('link').first().click();
    const description = page.getByRole('textbox', { name: 'Descripción' });
    await expect(description).toBeVisible();
    const id = /groups\/(\d+)/.exec(page.url())?.[1];

    const other = await browser.newContext({ baseURL: school.url });
    await signIn(await other.newPage(), 'admin');
    const { version } = await (await other.request.get(`/api/groups/${id}`)).json();
    const answer = await other.request.put(`/api/groups/${id}`, {
      data: { description: 'Lo escribió otra persona' },
      headers: { 'if-match': `"${version}"`, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);

    await description.fill('Lo escribo yo');
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Alguien más cambió esto' });
    const row = dialog.getByRole('row', { name: /^Descripción/ });
    await expect(row).toContainText('Lo escribo yo');
    await expect(row).toContainText('Lo escribió otra persona');
    await dialog.getByRole('button', { name: 'Volver al formulario' }).click();
    await expect(description).toHaveValue('Lo escribo yo');
    await expect(page.getByText('Cambios sin guardar')).toBeVisible();
    await save(page).click();
    await dialog.getByRole('button', { name: 'Guardar lo mío encima' }).click();
    await expect(notice(page)).toContainText('Grupo: se guardó');
    await page.reload();
    await expect(description).toHaveValue('Lo escribo yo');
    await other.close();
  });

  test('A picture is uploaded into the library and shown where it is used', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/levels');
    await page.getByRole('link', { name: 'Mi día a día' }).click();
    const image = page.getByRole('group', { name: 'Imagen' });
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await image.locator('input[type=file]').setInputFiles({ name: 'plaza.png', mimeType: 'image/png', buffer: pixel });
    await expect(notice(page)).toContainText('Recurso: se agregó');
    await expect(image.getByRole('combobox')).toHaveValue(/plaza/);
    await save(page).click();
    await expect(notice(page).getByText('Nivel: se guardó')).toBeVisible();
    await page.reload();
    await expect(image.getByRole('combobox')).toHaveValue(/plaza/);
  });

  test('A student’s type is changed after a question, with the words of what it means', async ({ page }) => {
    await signIn(page, 'customer-service');
    await page.goto('/students');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('student');
    // A row of the whole list, which is about to go, would take the press along.
    await expect(page.getByRole('status').filter({ hasText: /^1 fila$/ })).toBeVisible();
    await rows(page).filter({ hasText: 'Normal' }).first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Cambiar tipo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar tipo' });
    await dialog.getByRole('button', { name: 'Cambiar tipo' }).click();
    await expect(dialog.getByText('Elige el tipo de estudiante')).toBeVisible();
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Avanzado' }).click();
    await dialog.getByRole('button', { name: 'Cambiar tipo' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Avanzado').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Tipo de estudiante' })).toHaveCount(0);
  });
});

test('A record is opened and left without a mouse', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/levels');
  await tabTo(page, page.getByRole('link', { name: 'Saltar al contenido' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Mi día a día' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/levels\/level\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/levels$/);
});
