import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { enter, expect, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

test.use({ actionTimeout: 15_000 });

const present = 'learning-demo';
const headers = { 'sec-fetch-site': 'same-origin' };
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function idOf({ knex }: Served, username: string): Promise<number> {
  return (await knex('users').where({ username }).first('id')).id;
}

/** Whether a name and a password open a door. */
async function opens(page: Page, kind: string, username: string, password: string): Promise<boolean> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const answer = await context?.request.post(`/api/${kind}/login`, { data: { username, password }, headers });
  await context?.close();
  return answer?.status() === 200;
}

test('A student keeps the own name, telephone and way of reading, in both languages', async ({ page, school }) => {
  await enter(page, 'student');
  await page.getByRole('link', { name: 'Yo' }).click();
  await expect(page).toHaveURL(new RegExp(`/students/${await idOf(school, 'student')}/form$`));
  await meetsAxe(page);
  const data = part(page, 'Tus datos');
  await data.getByLabel('Teléfono').fill('12');
  await data.getByRole('button', { name: 'Guardar' }).click();
  await expect(data.getByLabel('Teléfono')).toHaveAttribute('aria-invalid', 'true');
  await data.getByLabel('Teléfono').fill('(555) 010-7777');
  await data.getByLabel('Nombre').fill('Mariana Isabel');
  await data.getByRole('button', { name: 'Guardar' }).click();
  await expect(data.getByRole('status')).toHaveText('Guardado');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mariana Isabel López Herrera');

  const reading = part(page, 'Cómo lees');
  await reading.getByLabel('Idioma').selectOption('English');
  await reading.getByLabel('Zona horaria').selectOption('America/Tijuana');
  await reading.getByLabel('Colores').selectOption('Oscuro');
  await reading.getByRole('button', { name: 'Guardar' }).click();
  await expect(part(page, 'How you read').getByRole('status')).toHaveText('Saved');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await meetsAxe(page);
  const kept = await school.knex('users').where({ username: 'student' }).first('phone', 'time_zone');
  expect(kept).toEqual({ phone: '(555) 010-7777', time_zone: 'America/Tijuana' });
});

test('The picture of the own level is whole, at the width of a telephone too', async ({ page, school }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, 'student');
  await page.goto(`/students/${await idOf(school, 'student')}/form`);
  const picture = page.locator('.standing-picture');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const [shown, drawn] = await picture.evaluate((img: HTMLImageElement) => [
    img.clientWidth / img.clientHeight,
    img.naturalWidth / img.naturalHeight,
  ]);
  expect(Math.abs((shown ?? 0) / (drawn ?? 1) - 1), 'nothing of it is cut').toBeLessThan(0.02);
});

test('E-mail and password ask a student for the present password', async ({ page, school }) => {
  await enter(page, 'external');
  await page.getByRole('link', { name: 'Yo' }).click();
  const address = part(page, 'Correo electrónico');
  await address.getByLabel('Correo electrónico').fill('otra@correo.example');
  await address.getByLabel('Contraseña actual').fill('not this one');
  await address.getByRole('button', { name: 'Cambiar el correo' }).click();
  await expect(address.getByLabel('Contraseña actual')).toHaveAttribute('aria-invalid', 'true');
  await address.getByLabel('Contraseña actual').fill(present);
  await address.getByRole('button', { name: 'Cambiar el correo' }).click();
  await expect(address.getByRole('status')).toHaveText('Guardado');
  expect((await school.knex('users').where({ username: 'external' }).first('email')).email).toBe('otra@correo.example');

  const secret = part(page, 'Contraseña nueva');
  await secret.getByLabel('Contraseña actual').fill(present);
  await secret.getByLabel('Contraseña nueva').fill('corta');
  await secret.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(secret.getByLabel('Contraseña nueva')).toHaveAttribute('aria-invalid', 'true');
  await secret.getByLabel('Contraseña actual').fill(present);
  await secret.getByLabel('Contraseña nueva').fill('una frase que recuerdo');
  await secret.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(secret.getByRole('status')).toContainText('Tu contraseña cambió');
  await expect(secret.getByLabel('Contraseña nueva')).toHaveValue('');
  expect(await opens(page, 'students', 'external', 'una frase que recuerdo')).toBe(true);
  expect(await opens(page, 'students', 'external', present)).toBe(false);
});

test('Without script what was typed stays beside what was refused, and what was saved is shown all over the page', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext({ baseURL: school.url, locale: 'es-MX', javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, 'old');
  await page.goto(`/students/${await idOf(school, 'old')}/form`);
  const data = part(page, 'Tus datos');
  await data.getByLabel('Teléfono').fill('12');
  await data.getByLabel('Nombre').fill('Julia María');
  await data.getByRole('button', { name: 'Guardar' }).click();
  await expect(data.getByLabel('Teléfono')).toHaveAttribute('aria-invalid', 'true');
  await expect(data.getByLabel('Teléfono')).toHaveValue('12');
  await expect(data.getByLabel('Nombre')).toHaveValue('Julia María');
  await data.getByLabel('Teléfono').fill('(555) 010-7777');
  await data.getByRole('button', { name: 'Guardar' }).click();
  await expect(data.getByRole('status')).toHaveText('Guardado');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Julia María /);
  const address = part(page, 'Correo electrónico');
  for (const [password, said] of [
    ['not this one', ''],
    [present, 'Guardado'],
  ] as const) {
    if (!said) await address.getByLabel('Correo electrónico').fill('julia@correo.example');
    await address.getByLabel('Contraseña actual').fill(password);
    await address.getByRole('button', { name: 'Cambiar el correo' }).click();
    await expect(address.getByRole('status')).toHaveText(said);
    await expect(address.getByLabel('Correo electrónico')).toHaveValue('julia@correo.example');
    await expect(address.getByLabel('Contraseña actual')).toHaveValue('');
    expect(await page.content()).not.toContain(password);
  }
  const kept = await school.knex('users').where({ username: 'old' }).first('first_name', 'email');
  expect(kept).toEqual({ first_name: 'Julia María', email: 'julia@correo.example' });
});

test('A student chooses a photo, sees it, and takes it away', async ({ page }) => {
  await enter(page, 'beginner-forum');
  await page.getByRole('link', { name: 'Yo' }).click();
  const photo = page.getByRole('region', { name: 'Foto' });
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const file = { name: 'yo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await page.getByLabel('Elegir una foto').setInputFiles(file);
  await expect(photo.locator('img')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await photo.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect(photo.locator('img')).toBeHidden();
  const text = { name: 'yo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Elegir una foto').setInputFiles(text);
  await expect(photo.getByRole('alert')).not.toBeEmpty();
});

for (const username of ['teacher', 'customer-service']) {
  test(`The ${username} keeps the own profile in the back office`, async ({ page, school }) => {
    await enter(page, username);
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Perfil' }).click();
    await expect(page).toHaveURL(new RegExp(`/staff/${await idOf(school, username)}/form$`));
    await expect(page.getByLabel('Nombre')).not.toHaveValue('');
    await meetsAxe(page);
    await page.getByLabel('Teléfono').fill('5550107788');
    // Everything on the page speaks of the profile: it is loaded again.
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Guardar' }).first().click();
    await loaded;
    await expect(page.getByLabel('Teléfono')).toHaveValue('(555) 010-7788');
    expect((await school.knex('users').where({ username }).first('phone')).phone).toBe('(555) 010-7788');
    const secret = part(page, 'Cambiar la contraseña');
    await secret.getByLabel('Contraseña actual').fill('not this one at all');
    await secret.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('a phrase of the staff');
    await secret.getByRole('button', { name: 'Guardar' }).click();
    await expect(secret.getByLabel('Contraseña actual')).toHaveAttribute('aria-invalid', 'true');
  });
}

test('A forgotten password is replaced by the link of a letter, once', async ({ page, school }) => {
  await page.goto('/login/teacher');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await meetsAxe(page);
  await page.getByLabel('Usuario').fill('laura.mendez');
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByRole('status')).toContainText('Si ese usuario existe');
  const letter = () => school.knex('letters').where({ letter: 'reset_password' }).first('text');
  await expect.poll(async () => Boolean(await letter())).toBe(true);
  const link = /https?:\/\/\S+token=[\w-]+/.exec((await letter()).text)?.[0] as string;
  await page.goto(link);
  await meetsAxe(page);
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('password1234');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('textbox', { name: 'Contraseña nueva' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('las tardes de noviembre');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('status')).toContainText('laura.mendez');
  expect(await opens(page, 'teacher', 'laura.mendez', 'las tardes de noviembre')).toBe(true);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('otra frase bien distinta');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir un enlace nuevo' })).toBeVisible();
});

test('An admin reads in the back office the letters that were written', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/letters?filter={"q":"contraseña nueva"}');
  await expect(page.getByRole('cell', { name: 'Elige una contraseña nueva' }).first()).toBeVisible();
  await meetsAxe(page);
});

test('A temporary password has to be changed before anything else', async ({ page, school }) => {
  const id = await idOf(school, 'new');
  await signIn(page, 'customer-service');
  const given = await page.request.post(`/api/students/${id}/set_password`, {
    data: { password: 'temporal de hoy' },
    headers,
  });
  expect(given.status()).toBe(200);
  await page.context().clearCookies();
  await page.goto('/login/student');
  await page.getByLabel('Usuario').fill('new');
  await page.getByLabel('Contraseña').fill('temporal de hoy');
  await page.getByRole('button', { name: 'Entrar' }).click();
  const profile = new RegExp(`/students/${id}/form$`);
  await expect(page).toHaveURL(profile);
  await expect(page.getByText('Tu escuela te dio una contraseña temporal')).toBeVisible();
  await meetsAxe(page);
  await page.goto('/welcome');
  await expect(page).toHaveURL(profile);
  await page.getByLabel('Contraseña actual').fill('temporal de hoy');
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('la mía, de verdad');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByRole('region', { name: 'Tus datos' })).toBeVisible();
  await page.goto('/home');
  await expect(page).toHaveURL(/\/welcome$/);
});
