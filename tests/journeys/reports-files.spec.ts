import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import excel from 'exceljs';
import type { Page } from 'playwright/test';
import { enter, expect, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 20_000 });

/** A file of the report in sight, as a reader saves it. */
async function exported(page: Page, way: string): Promise<string> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: way }).click()]);
  const { pathname } = new URL(page.url());
  const [ending] = /csv|xlsx/.exec(way.toLowerCase()) ?? [];
  // It is called as the report is in its address.
  expect(file.suggestedFilename()).toBe(`${pathname.split('/').at(-1)}.${ending}`);
  return file.path();
}

const csvOf = async (page: Page): Promise<string[][]> => {
  return parse(readFileSync(await exported(page, 'CSV para hojas de cálculo')), { bom: true });
};

const workbookOf = async (page: Page): Promise<excel.CellValue[][]> => {
  const book = new excel.Workbook();
  await book.xlsx.readFile(await exported(page, 'Excel (XLSX)'));
  const [sheet] = book.worksheets;
  const wide = sheet?.columnCount ?? 0;
  return (sheet?.getRows(1, sheet.rowCount) ?? []).map((row) =>
    Array.from({ length: wide }, (_, at) => row.getCell(at + 1).value),
  );
};

/** The table of a report as it is read on the page, its head first. */
const tableOf = (page: Page, report: string): Promise<string[][]> =>
  page
    .getByRole('region', { name: report, exact: true })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );

/** What the page says that all rows come to, by the name of the number. */
async function totalsOn(page: Page): Promise<Record<string, number>> {
  const status = page.getByRole('status').filter({ hasText: 'Filas' });
  await expect(status).toBeVisible();
  const [names, numbers] = await Promise.all(
    ['term', 'definition'].map((role) => status.getByRole(role as 'term').allInnerTexts()),
  );
  return Object.fromEntries((names ?? []).map((name, at) => [name, Number(numbers?.[at]?.replaceAll(',', ''))]));
}

test('both files of a report hold what its page says, cell by cell, and add up to its totals', async ({ page }) => {
  await enter(page, 'customer-service');
  await page.goto('/reports/report/students-per-level');
  await expect(page.getByRole('region', { name: 'Estudiantes por nivel', exact: true })).toBeVisible();
  const table = await tableOf(page, 'Estudiantes por nivel');
  const totals = await totalsOn(page);
  expect(table.length).toBeGreaterThan(2);

  const [head = [], ...lines] = await csvOf(page);
  expect([head, ...lines.map(([level, ...counts]) => [level || 'Sin nivel', ...counts])]).toEqual(table);

  const [heads, ...rows] = await workbookOf(page);
  expect(heads).toEqual(head);
  expect(rows).toEqual(lines.map(([level, ...counts]) => [level || null, ...counts.map(Number)]));

  const added = head.slice(1).map((name, at) => [name, rows.reduce((sum, row) => sum + Number(row[at + 1]), 0)]);
  expect({ Filas: rows.length, ...Object.fromEntries(added) }).toEqual(totals);
});

test('both files of a long report hold all of its pages in the order, the columns and the filters of the page', async ({
  page,
}) => {
  const title = 'Inscripciones por fechas y hora, detallado';
  await enter(page, 'customer-service');
  await page.goto(
    `/reports/report/registrations-by-dates-and-hour-detailed?${new URLSearchParams({
      filters: JSON.stringify({ period: 'always', kind: 'classe' }),
      columns: JSON.stringify(['starts_at', 'student', 'swan_id', 'standing']),
      sort: '-starts_at',
    })}`,
  );
  const pages = page.getByRole('navigation', { name: 'Páginas del reporte' });
  await expect(pages).toBeVisible();
  const { Filas: total = 0 } = await totalsOn(page);
  expect(total, 'more than a page').toBeGreaterThan(25);
  const [head = [], ...seen] = await tableOf(page, title);
  const lines = await csvOf(page);
  const rows = await workbookOf(page);
  expect([lines.length - 1, rows.length - 1]).toEqual([total, total]);
  expect([lines[0], rows[0]]).toEqual([head, head]);

  const asRead = ([, student, swan, standing]: unknown[]) => [student, swan ?? '', standing ?? ''];
  expect(lines.slice(1, 26).map(asRead)).toEqual(seen.map(asRead));
  expect(rows.slice(1).map(asRead)).toEqual(lines.slice(1).map(asRead));
  // A workbook has the moment of the school's wall clock, the other file the same in words.
  const clock = (value: unknown) =>
    value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : value;
  expect(rows.slice(1).map((row) => clock(row[0]))).toEqual(lines.slice(1).map((line) => line[0]));

  await pages.getByRole('button', { name: 'Última' }).click();
  await expect(pages.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  const [, ...end] = await tableOf(page, title);
  expect(lines.slice(-end.length).map(asRead)).toEqual(end.map(asRead));
});

test('a report that is sent every Monday comes as a letter whose link opens what it says', async ({ page, school }) => {
  await enter(page, 'customer-service');
  await page.goto('/reports/report/students-per-level');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Enviar por correo…' }).click();
  await page.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText(/^Programado: el próximo envío es el/)).toBeVisible();
  expect(await school.knex('report_schedules').select('report', 'every', 'hour')).toEqual([
    { report: 'students-per-level', every: 'week', hour: 7 },
  ]);

  await school.knex('report_schedules').update({ next_at: '2026-01-01T00:00:00Z' });
  await school.knex.raw(`select graphile_worker.add_job('send_reports', '{}')`);
  const { id: user_id } = await school.knex('users').where({ username: 'customer-service' }).first('id');
  const newest = () => school.knex('letters').where({ letter: 'report', user_id }).first();
  await expect.poll(async () => (await newest())?.subject).toBe('Reporte: Estudiantes por nivel');
  const { text } = await newest();

  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  await page.goto(pathname + search);
  const totals = await totalsOn(page);
  expect(text).toContain(`${totals.Filas} filas`);
  expect(text).toContain(`Estudiantes: ${totals.Estudiantes}`);

  await page.getByRole('link', { name: 'Todos los reportes' }).click();
  await page.getByRole('link', { name: 'Últimos archivos y envíos' }).click();
  await expect(page.getByRole('row', { name: /Estudiantes por nivel/ }).first()).toBeVisible();

  const { id } = await school.knex('report_schedules').first('id');
  await page.goto(`/report_schedules/${id}`);
  await page.getByRole('link', { name: 'Ver los envíos' }).click();
  await expect(page.getByRole('row', { name: /Estudiantes por nivel/ })).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Ver el reporte' }).click();
  expect(await totalsOn(page)).toEqual(totals);
});
