import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 15_000 });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar o hacer' });
const choices = (page: Page) => palette(page).getByRole('option');

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar o hacer' })).toBeFocused();
}

test('A coordinator goes to a student, acts on the record and comes back, by keyboard alone', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await meetsAxe(page);
  await page.keyboard.type('mariana lop');
  await expect(choices(page).first()).toContainText('Mariana López');
  await meetsAxe(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/students\/\d+\/form/);
  await expect(page.getByRole('heading', { level: 1, name: /Mariana/ })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type('cambiar tip');
  await expect(choices(page).first()).toContainText('Acción');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cambiar tipo' })).toBeVisible();
  await page.keyboard.press('Escape');

  await openPalette(page);
  await page.keyboard.type('niveles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/levels$/);

  // Who was open last stands first.
  await openPalette(page);
  await expect(choices(page).first()).toContainText('Mariana');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('Enter opens who is written, however slow the answer is, and nobody who was found for the words before', async ({
  page,
  school,
}) => {
  const [one, other] = await school
    .knex('users')
    .where({ kind: 'student', status: 'active' })
    .orderBy('id')
    .limit(2)
    .select('id', 'first_name', 'name', 'student_id');
  await signIn(page, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/search?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await openPalette(page);
  await page.keyboard.type(`${one.first_name} ${one.name}`);
  await expect(choices(page).first()).toContainText(one.name);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(other.student_id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/students/${other.id}/form`));
});

test('On a phone the palette opens by its button, and finds what the role may see alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'customer-service');
  await page.goto('/students');
  await page.getByRole('button', { name: 'Buscar o hacer' }).click();
  await page.getByRole('combobox', { name: 'Buscar o hacer' }).fill('licencias');
  await expect(palette(page).getByText('No se encontraron resultados')).toBeVisible();
  await page.getByRole('combobox', { name: 'Buscar o hacer' }).fill('grupos');
  await choices(page).first().click();
  await expect(page).toHaveURL(/\/groups$/);
});

test('A view is saved, shared, and opened by a colleague, whose columns and rows are the same', async ({
  browser,
  page,
  school,
}) => {
  await signIn(page, 'coordinator');
  const filter = encodeURIComponent('{"student_type":["advanced"]}');
  await page.goto(`/students?filter=${filter}&sort=first_name&order=DESC&columns=first_name,name,email`);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('button', { name: 'Guardar esta vista' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Avanzados');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Vista: Avanzados' }).click();
  await meetsAxe(page);
  await page.getByRole('button', { name: 'Cambiar la vista Avanzados' }).click();
  await page.getByRole('menuitem', { name: 'Compartir' }).click();
  await expect(page.getByText('ahora la ven tus colegas')).toBeVisible();

  const colleague = await browser.newPage({ baseURL: school.url });
  await signIn(colleague, 'customer-service');
  await colleague.goto('/students');
  await colleague.getByRole('button', { name: 'Vistas' }).click();
  await colleague.getByRole('link', { name: /Avanzados/ }).click();
  await expect(colleague.getByRole('button', { name: 'Tipo de estudiante: Avanzado' })).toBeVisible();
  await expect(colleague).toHaveURL(/columns=/);
  const heads = colleague.getByRole('main').getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Correo' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Matrícula' })).toHaveCount(0);
  await colleague.close();

  await page.getByRole('button', { name: 'Cambiar la vista Avanzados' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page.getByRole('link', { name: /Avanzados/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('link', { name: /Avanzados/ })).toBeVisible();
});

test('Settings say what they change, and a change is taken back from their history', async ({ page, school }) => {
  await signIn(page, 'admin');
  await page.goto('/settings');
  const limit = page.getByRole('spinbutton', { name: 'Límite diario de inscripciones' });
  await expect(limit).toHaveAccessibleDescription(/los lugares que ya tiene no cambian/);
  await expect(page.getByRole('navigation', { name: 'Dónde estás' })).toHaveCount(0);
  const before = await limit.inputValue();
  await limit.fill('5');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const history = page.getByRole('region', { name: 'Historial' });
  const change = history.getByRole('article').filter({ hasText: 'Límite diario' });
  await change.getByRole('button', { name: 'Volver a lo de antes' }).click();
  await expect(limit).toHaveValue(before);
  expect((await school.knex('settings').first()).daily_registration_limit).toBe(Number(before));
  await meetsAxe(page);
});

test('A student finds the school’s help in the account menu, and switches single keys off', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/home');
  await page.getByRole('banner').locator('summary').click();
  await expect(page.getByRole('link', { name: 'soporte@escuela.example' })).toBeVisible();
  await expect(page.getByRole('link', { name: '(555) 010-1000' })).toHaveAttribute('href', 'tel:5550101000');
  await page.getByRole('link', { name: 'Yo' }).click();
  await page.getByLabel('Atajos de una sola tecla').selectOption('Apagados');
  await page.getByRole('region', { name: 'Cómo lees' }).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.locator('html[data-single-keys-off]')).toBeAttached();
});
