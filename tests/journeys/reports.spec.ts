import { enter, expect, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 20_000 });

test('customer service opens a report, which is asked for once, and goes from a number to a student and back', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/report_runs\/(page|totals)/.exec(request.url())?.slice(1) ?? [])));
  await enter(page, 'customer-service');
  await page.goto('/reports');
  await page.getByRole('link', { name: 'Estudiantes cerca de terminar el curso' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Filas' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(['page', 'totals']);

  await page.getByRole('link', { name: 'Todos los reportes' }).click();
  await page.getByRole('link', { name: 'Estudiantes por nivel', exact: true }).click();
  const level = page.getByRole('row', { name: /^0\. Punto de partida/ }).last();
  const count = Number(await level.getByRole('link').last().innerText());
  await level.getByRole('link').last().click();
  await page.waitForURL(/students-per-level-detailed\?filters=/);
  const rows = page.getByRole('region', { name: 'Estudiantes por nivel, detallado' }).getByRole('row');
  await expect(rows).toHaveCount(count + 1);
  await rows.nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/students\/\d+\/form/);
  await page.goBack();
  await expect(rows).toHaveCount(count + 1);
});

test('and takes it as a workbook, and has it sent every Monday', async ({ page, school }) => {
  await enter(page, 'customer-service');
  await page.goto('/reports/report/students-per-level');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('students-per-level.xlsx');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Enviar por correo…' }).click();
  await page.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText(/^Programado: el próximo envío es el/)).toBeVisible();
  expect(await school.knex('report_schedules').select('report', 'every', 'hour')).toEqual([
    { report: 'students-per-level', every: 'week', hour: 7 },
  ]);
});
