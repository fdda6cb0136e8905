import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, signIn, test } from '#tests/support/journey.ts';

const notice = (page: Page) => page.locator('.MuiSnackbar-root');
const rows = (page: Page) => page.getByRole('main').locator('tbody tr');
const bar = (page: Page) => page.getByRole('region', { name: 'Filas marcadas' });
const wrapper = (page: Page) => page.locator('.RaDataTable-tableWrapper').first();

test.describe('Lists', () => {
  test('A coordinator finds students by search, filter and order, and the address keeps it', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/students');
    await expect(page.getByRole('heading', { level: 1, name: 'Estudiantes' })).toBeVisible();
    const all = Number.parseInt((await page.getByRole('status').filter({ hasText: 'fila' }).textContent()) ?? '', 10);
    expect(all).toBeGreaterThan(5);

    await page.getByRole('button', { name: 'Tipo de estudiante', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Avanzado' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Tipo de estudiante: Avanzado' })).toBeVisible();
    await expect(rows(page).first()).toContainText('Avanzado');
    await expect(rows(page).filter({ hasNotText: 'Avanzado' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Tipo de estudiante: Avanzado' })).toBeVisible();
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${all} filas` })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Buscar' }).fill('nadie se llama así');
    await expect(page.getByText('No se encontraron resultados')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar los filtros' }).first().click();

    await page.getByRole('button', { name: /Ordenar por matrícula/ }).click();
    await expect(page).toHaveURL(/sort=student_id/);
    await expect(async () => {
      const numbers = await rows(page).locator('td.column-student_id').allTextContents();
      expect(numbers.length).toBeGreaterThan(5);
      expect(numbers).toEqual([...numbers].sort());
    }).toPass();
  });

  test('Who searches with pauses goes on writing where the search is, while the list follows', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/students');
    const search = page.getByRole('searchbox', { name: 'Buscar' });
    await search.focus();
    await page.keyboard.type('mar');
    await expect(page).toHaveURL(/mar%22/);
    await expect(rows(page).filter({ hasNotText: /mar/i })).toHaveCount(0);
    await expect(search).toBeFocused();
    await page.keyboard.type('iana');
    await expect(page).toHaveURL(/mariana%22/);
    await expect(rows(page)).toHaveCount(1);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('mariana');
  });

  test('Columns are chosen, and stay chosen', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/levels');
    await expect(page.getByRole('columnheader', { name: 'Dificultad' })).toBeVisible();
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page
      .getByRole('switch', { name: 'Dificultad' })
      .or(page.getByLabel('Dificultad', { exact: true }))
      .first()
      .click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Dificultad' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('columnheader').getByText('Nombre', { exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Dificultad' })).toHaveCount(0);
  });

  test('Export carries the same filter, as CSV', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto(`/levels?filter=${encodeURIComponent('{"status":["active"]}')}`);
    await expect(rows(page).first()).toContainText('Activo');
    const shown = await rows(page).count();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exportar CSV' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(shown + 1);
    // The columns that are seen, in words.
    expect(lines[0]?.replace('\uFEFF', '').trim()).toMatch(/^Orden,Nombre,.*Estado$/);
    expect(lines[0]).not.toContain('Creado');
    expect(lines[1]).toMatch(/Activo$/m);
  });

  test('Rows are changed together, or not at all', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/groups');
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(1).getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: 'Filas marcadas' });
    await expect(bar.getByText('2 filas marcadas')).toBeVisible();
    const names = await rows(page).locator('td.column-name').allTextContents();
    await bar.getByRole('button', { name: 'Desactivar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Desactivar: 2 grupos' });
    await expect(dialog.getByRole('listitem')).toHaveText(names.slice(0, 2));
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await expect(notice(page)).toContainText('2 Grupos: se desactivaron');
    await expect(rows(page).nth(0)).toContainText('Inactivo');
    await expect(rows(page).nth(1)).toContainText('Inactivo');
    await notice(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(rows(page).nth(0)).toContainText('Activo');
    await expect(rows(page).nth(1)).toContainText('Activo');
  });
});

test.describe('Marked rows', () => {
  const mark = (page: Page, at: number) => rows(page).nth(at).getByRole('checkbox').check();

  test('The first mark moves no row', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/students');
    await expect(rows(page).first()).toBeVisible();
    const places = () => rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().y));
    const before = await places();
    await mark(page, 0);
    await expect(bar(page)).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('Another filter, another order, another page and another visit drop the marks', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/students');
    await mark(page, 0);
    await expect(bar(page)).toContainText('1 fila marcada');
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(bar(page)).toHaveCount(0);

    await mark(page, 0);
    await rows(page).last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Ir a la página siguiente' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => wrapper(page).evaluate((element) => element.scrollTop)).toBe(0);
    await page.getByRole('button', { name: 'Ir a la página anterior' }).click();
    await expect(page).toHaveURL(/page=1/);
    await expect(bar(page)).toHaveCount(0);

    await mark(page, 0);
    await expect(bar(page)).toContainText('1 fila marcada');
    await page.getByRole('button', { name: /Ordenar por matrícula/ }).click();
    await expect(page).toHaveURL(/sort=student_id/);
    await expect(bar(page)).toHaveCount(0);

    await mark(page, 0);
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('student');
    await expect(page).toHaveURL(/%22q%22/);
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('');
    await expect(page).not.toHaveURL(/%22q%22/);
    await expect(bar(page)).toHaveCount(0);
  });

  test('All of a filter is a choice of its own, and is counted again when it is done', async ({ page, school }) => {
    const group = (at: number) => ({ name: `Muchos ${String(at).padStart(2, '0')}`, status: 'active' });
    await school.knex('groups').insert(Array.from({ length: 30 }, (_, at) => group(at)));
    await signIn(page, 'coordinator');
    await page.goto(`/groups?filter=${encodeURIComponent('{"q":"Muchos"}')}`);
    await expect(page.getByRole('status').filter({ hasText: '30 filas' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Marcar todo' }).check();
    await expect(bar(page)).toContainText('25 filas marcadas');
    await bar(page).getByRole('button', { name: 'Marcar las 30 filas de este filtro' }).click();
    await expect(bar(page)).toContainText('Las 30 filas de este filtro');
    await bar(page).getByRole('button', { name: 'Desactivar' }).click();
    const dialog = page.getByRole('dialog', { name: /^Desactivar/ });
    await expect(dialog).toContainText('cada una de las 30 filas');
    await expect(dialog).toContainText('y 22 más');

    await school.knex('groups').insert([group(30), group(31)]);
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await expect(dialog.getByRole('alert')).toContainText('ahora son 32 y viste 30');
    await expect(dialog).toContainText('cada una de las 32 filas');
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    const progress = page.getByRole('region', { name: 'Acción en lote' });
    await expect(progress).toContainText('Desactivar: 32 de 32 hechas');
    await expect(progress).toContainText('Quedan 0 filas por hacer.');
    const stored = await school.knex('groups').whereLike('name', 'Muchos%').pluck('status');
    expect(new Set(stored)).toEqual(new Set(['inactive']));
    await school.knex('groups').whereLike('name', 'Muchos%').del();
  });
});

test('Back in a list, it is where it was left', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/students?perPage=100');
  await expect(rows(page).nth(30)).toBeVisible();
  await rows(page).nth(30).scrollIntoViewIfNeeded();
  const before = await wrapper(page).evaluate((element) => element.scrollTop);
  expect(before).toBeGreaterThan(100);
  await rows(page).nth(30).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/students\/\d+\/form$/);
  await page.goBack();
  await expect.poll(() => wrapper(page).evaluate((element) => element.scrollTop)).toBe(before);
});

test('A list without a network says so, keeps what it has, and comes with the network', async ({ page, context }) => {
  await signIn(page, 'coordinator');
  await page.goto('/levels');
  await expect(rows(page).first()).toBeVisible();
  const shown = await rows(page).count();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Grupos' }).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('No se puede llegar al servidor');
  await expect(page.getByText(/^\d+-\d+ de \d+$/)).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Niveles' }).click();
  await expect(rows(page)).toHaveCount(shown);
  await page.getByRole('navigation').getByRole('link', { name: 'Grupos' }).click();
  const again = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/groups'));
  await problem.getByRole('button').click();
  await again;
  await expect(problem).toBeVisible();
  await context.setOffline(false);
  await expect(rows(page).first()).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test('What may not be deleted is told before anything is said to be', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/levels');
  await page.getByRole('link', { name: 'Mi día a día' }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('dialog', { name: /^¿Eliminar 1?\d\. Mi día a día\?/ });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
  await expect(notice(page)).toHaveCount(0);
});

test('To deactivate a level asks, and says how many students are in it', async ({ page, school }) => {
  const { id, name, order } = await school.knex('levels').where({ name: 'Mi día a día' }).first();
  const held = await school.knex('users').where({ current_level_id: id }).count({ count: '*' }).first();
  await signIn(page, 'coordinator');
  await page.goto(`/levels/level/${id}`);
  await page.getByRole('button', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog', { name: `Desactivar: ${order}. ${name}` });
  await expect(dialog).toContainText('no ven sus lecciones');
  await expect(dialog).toContainText(`Estudiantes: ${held?.count}`);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('main')).toContainText(/Estado\s*Activo/);
});
