import type { Locator, Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

const notice = (page: Page) => page.locator('.MuiSnackbar-root');
const dialog = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => page.locator('[data-line]');
const timetable = (page: Page) => page.getByRole('region', { name: /^(Horarios|Schedules)$/ });

/** The middle of the column of a day. */
async function columnOf(page: Page, day: string): Promise<number> {
  const box = await timetable(page).getByText(day, { exact: true }).boundingBox();
  if (!box) throw new Error(`No column of ${day} is in sight.`);
  return box.x + box.width / 2;
}

/** Where an hour begins in the grid. */
async function heightOf(page: Page, hour: string): Promise<number> {
  const box = await timetable(page).getByText(hour, { exact: true }).boundingBox();
  if (!box) throw new Error(`${hour} is not in sight.`);
  return box.y;
}

async function pick(page: Page, field: string, option: RegExp): Promise<void> {
  await dialog(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

const card = (page: Page, hours: string): Locator => cards(page).filter({ hasText: hours });

test.describe('The timetable', () => {
  test.use({ viewport: { width: 1440, height: 1200 } });

  test('A coordinator plans a month on the week’s grid, mends a collision and makes its classes', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/periods/create');
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Agosto');
    await page.getByLabel('Fecha de inicio').fill('2027-08-02');
    await page.getByLabel('Fecha de término').fill('2027-08-29');
    await page.getByRole('main').getByRole('button', { name: 'Guardar' }).click();
    await expect(page).toHaveURL(/\/periods\/period\/\d+$/);
    await expect(page.getByText(/Todavía no hay horarios/)).toBeVisible();

    // By mouse: drawn from ten to eleven on a Thursday.
    const [x, ten, eleven] = [
      await columnOf(page, 'jueves'),
      await heightOf(page, '10:00'),
      await heightOf(page, '11:00'),
    ];
    await page.mouse.move(x, ten + 4);
    await page.mouse.down();
    await page.mouse.move(x, ten + 20, { steps: 4 });
    await page.mouse.move(x, eleven - 4, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page).getByLabel('Hora de inicio')).toHaveValue(/^10:00/);
    await expect(dialog(page).getByRole('spinbutton', { name: /Duración/ })).toHaveValue('60');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog(page).getByText('Elige a un docente', { exact: true })).toBeVisible();
    await pick(page, 'Nivel', /Mi día a día/);
    await pick(page, 'Docente', /Laura Méndez/);
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(card(page, '10:00 a 11:00')).toContainText('Laura Méndez');

    // Without a mouse: added by the form, then moved and stretched by the keys of its card.
    await page.getByRole('button', { name: 'Crear horario' }).click();
    await pick(page, 'Día', /Miércoles/);
    await dialog(page).getByLabel('Hora de inicio').fill('09:30');
    await dialog(page)
      .getByRole('spinbutton', { name: /Duración/ })
      .fill('45');
    await pick(page, 'Nivel', /Punto de partida/);
    await pick(page, 'Docente', /Laura Méndez/);
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await card(page, '09:30 a 10:15').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(card(page, '10:00 a 11:00').filter({ hasText: 'Punto de partida' })).toBeFocused();
    await expect(timetable(page).getByRole('status').first()).toContainText(
      'a esa hora Laura Méndez Ibarra ya tiene 2. Mi día a día (10:00 a 11:00)',
    );
    await expect(notice(page)).toContainText('Horario: se guardó');
    await expect(card(page, 'Choca con otro horario')).toHaveCount(2);

    // The plan names what collides, date by date; the later one is moved with its other teacher's hour.
    await page.getByRole('button', { name: 'Activar' }).click();
    await expect(dialog(page).getByText('4 fechas chocan y hay que resolverlas')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /^Crear \d/ })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Omitir el 5 de agosto' }).click();
    await expect(dialog(page).getByText('3 fechas chocan y hay que resolverlas')).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /^Cambiar hora o docente/ })
      .click();
    const form = dialog(page).last();
    await form.getByLabel('Hora de inicio').fill('12:00');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog(page).getByText('Se crearán 7 clases.')).toBeVisible();
    await dialog(page).getByText('Semana del 9 de agosto: 2').click();
    await expect(
      dialog(page).getByText('12:00 a 13:00 · 0. Punto de partida · Laura Méndez Ibarra').first(),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Crear 7 clases' }).click();
    await expect(dialog(page).getByText('Se crearon 7 clases.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByText('7 por venir')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Estado\s*Activ/);

    await page.getByRole('main').getByRole('button', { name: 'Terminar' }).click();
    await expect(dialog(page), 'why not is said before').toContainText('Todavía tiene algo por venir');
    await expect(dialog(page)).toContainText('7 por venir');
    await expect(dialog(page).getByRole('button', { name: 'Terminar' })).toBeDisabled();
  });
});

test.describe('The timetable on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('A coordinator copies a period to the next weeks and looks at it day by day', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/periods');
    await page.getByRole('link', { name: 'Primavera' }).click();
    await page.getByRole('button', { name: 'Duplicar' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Primavera (copia)');
    await dialog(page).getByRole('button', { name: 'Duplicar' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Primavera (copia)' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Primavera', exact: true })).toBeVisible();
    await page.goForward();
    await expect(card(page, '19:00 a 19:50')).toHaveCount(1);
    await page.getByRole('button', { name: 'Martes' }).click();
    await expect(card(page, '18:00 a 18:50')).toHaveCount(1);
    await page.getByRole('button', { name: 'Lista' }).click();
    await expect(page.getByRole('row')).toHaveCount(4);
    await fits(page);
    await meetsAxe(page);
  });
});
