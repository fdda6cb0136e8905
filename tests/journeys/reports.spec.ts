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
  // The link that was followed is gone; the keyboard goes on in the page.
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('link', { name: 'Todos los reportes' }).click();
  asked.length = 0;
  await page.getByRole('link', { name: 'Estudiantes por nivel', exact: true }).click();
  const level = page.getByRole('row', { name: /^0\. Punto de partida/ }).last();
  const count = Number(await level.getByRole('link').last().innerText());
  expect(asked, 'rows and totals of a short report are one question').toEqual(['page']);
  await level.getByRole('link').last().click();
  await page.waitForURL(/students-per-level-detailed\?filters=/);
  const rows = page.getByRole('region', { name: 'Estudiantes por nivel, detallado' }).getByRole('row');
  await expect(rows).toHaveCount(count + 1);
  await rows.nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/students\/\d+\/form/);
  await page.goBack();
  await expect(rows).toHaveCount(count + 1);
});

test('a bar of students per level leads to its students and to one of them, and the way back keeps the filters', async ({
  page,
  school,
}) => {
  const learners = school.knex('users').where({ kind: 'student', status: 'active' }).whereNotNull('group_id');
  const { group_id, count } = await learners
    .groupBy('group_id')
    .orderByRaw('count(*) desc')
    .first('group_id', school.knex.raw('count(*)::int as count'));
  const { name: group } = await school.knex('groups').where({ id: group_id }).first('name');
  await enter(page, 'customer-service');
  await page.goto('/reports/report/students-per-level');
  await page.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: group, exact: true }).click();
  await page.waitForURL(/group_id/);
  const table = page.getByRole('region', { name: 'Estudiantes por nivel', exact: true });
  const all = page.getByRole('status').getByRole('link', { name: String(count), exact: true });
  await expect(all.last()).toBeVisible();
  const narrowed = page.url();

  // A place without anybody has a bar without height.
  const bars = page.locator('.MuiBarElement-root:not([height="0"])');
  await bars.first().click();
  await page.waitForURL(/students-per-level-detailed\?filters=/);
  const filters = JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '{}');
  expect(filters).toEqual({ level_id: expect.any(Number), group_id });
  const found = await school
    .knex('users')
    .where({ kind: 'student', status: 'active', group_id, current_level_id: filters.level_id || null })
    .select('id');
  expect(found.length).toBeGreaterThan(0);
  const rows = page.getByRole('region', { name: 'Estudiantes por nivel, detallado' }).getByRole('row');
  await expect(rows).toHaveCount(found.length + 1);
  const behind = page.url();

  await rows.nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/students\/\d+\/form/);
  expect(found.map(({ id }) => id)).toContain(Number(/students\/(\d+)/.exec(page.url())?.[1]));
  await page.goBack();
  await expect(page).toHaveURL(behind);
  await expect(rows).toHaveCount(found.length + 1);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(page.getByRole('combobox', { name: 'Grupo' })).toHaveText(group);
  await expect(table.getByRole('row').last()).toBeVisible();
});

test('what still stands there while the next is asked for leads to what it counted', async ({ page, school }) => {
  const { name } = await school.knex('groups').first('name');
  await enter(page, 'customer-service');
  await page.goto('/reports/report/students-per-level');
  const all = page.getByRole('status').getByRole('link').last();
  const count = Number(await all.innerText());
  await page.route(/report_runs\/page.*group_id/, () => undefined);
  await page.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Grupo' })).toHaveText(name);
  await expect(page.getByText('Calculando…')).toBeVisible();
  await all.click();
  await page.waitForURL(/students-per-level-detailed/);
  await expect(page.getByRole('combobox', { name: 'Grupo' })).not.toHaveText(name);
  await expect(page.getByRole('status').filter({ hasText: 'Filas' })).toContainText(String(count));
});

test('a day of a line leads to its rows', async ({ page, school }) => {
  const { rows } = await school.knex.raw(
    `select (starts_at at time zone school_time_zone)::date::text as day, count(*)::int as count
      from registrations, settings group by 1 order by 1`,
  );
  await enter(page, 'customer-service');
  const always = new URLSearchParams({ filters: JSON.stringify({ period: 'always' }) });
  await page.goto(`/reports/report/registrations-by-dates-and-hour-detailed?${always}`);
  const line = page.locator('.MuiLineElement-root').first();
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error('There is no line.');
  await page.mouse.click(box.x + 1, box.y + box.height / 2);
  await page.waitForURL(/from/);
  const [first] = rows;
  const filters = JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '{}');
  expect(filters).toEqual({ from: first.day, until: first.day });
  await expect(page.getByText(`${first.count} filas`, { exact: true })).toBeVisible();
  // The form says the day, and leaves the address as it is: the way back leads to the line.
  await expect(page.getByLabel('Desde')).toHaveValue(first.day);
  await expect(page.getByLabel('Hasta')).toHaveValue(first.day);
  await page.reload();
  await expect(page.getByText(`${first.count} filas`, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Desde')).toHaveValue(first.day);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Fechas' })).toHaveText('Siempre');
});

test('two dates of which the later comes first are not asked for, and the form says which way round they go', async ({
  page,
}) => {
  await enter(page, 'customer-service');
  const filters = { period: 'custom', from: '2026-01-01', until: '2026-01-31', standing: 'attended' };
  // The names of groups come after the first dates were typed, and change the form.
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route('**/api/groups?*', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto(
    `/reports/report/registrations-by-dates-and-hour-detailed?${new URLSearchParams({ filters: JSON.stringify(filters) })}`,
  );
  await page.getByLabel('Desde').fill('2026-02-10');
  const wrong = page.getByText('La fecha final debe ser igual o posterior a la fecha inicial');
  await expect(wrong).toBeVisible();
  const groups = page.waitForResponse(/\/api\/groups\?/);
  typed();
  await groups;
  await page.getByRole('combobox', { name: 'Grupo' }).click();
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wrong).toBeVisible();
  await page.getByLabel('Desde').fill('2026-01-10');
  await page.waitForURL(/2026-01-10/);
  await expect(wrong).toHaveCount(0);

  const narrowed = page.getByText(/^Qué pasó: /);
  await expect(narrowed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(narrowed).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
});

test('a pasted column of Swan IDs finds those too who have left, and names whom nobody knows', async ({
  page,
  school,
}) => {
  const students = await school.knex('users').where({ kind: 'student', status: 'active' }).orderBy('id').limit(2);
  const [here, gone] = students.map(({ id }: { id: number }) => id);
  await school.knex('users').where({ id: here }).update({ swan_id: 'SW-HERE' });
  await school.knex('users').where({ id: gone }).update({ swan_id: 'SW-GONE', status: 'inactive' });
  await enter(page, 'customer-service');
  await page.goto('/reports/report/students-per-swanid-detailed');
  await expect(page.getByText('Falta la lista de Swan ID')).toBeVisible();
  await page.getByRole('textbox', { name: /Swan ID/ }).fill('SW-HERE\nSW-GONE\n\tNADIE-1;NADIE-2\n');
  const table = page.getByRole('region', { name: 'Estudiantes por Swan ID, detallado' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /SW-GONE/ })).toContainText('Inactivo');
  await expect(page.getByRole('alert').filter({ hasText: 'NADIE-1, NADIE-2' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('filters')).toBe('{"swan_ids":"SW-HERE SW-GONE NADIE-1 NADIE-2 "}');
  await school.knex('users').where({ id: gone }).update({ status: 'active' });
});

test('on a phone and on paper a report says its whole name, and what names a row stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, 'customer-service');
  await page.goto('/reports/report/students-per-level');
  const name = page.locator('p').filter({ hasText: /^Estudiantes por nivel$/ });
  await expect(name).toBeVisible();
  const table = page.getByRole('region', { name: 'Estudiantes por nivel', exact: true });
  await table.getByRole('columnheader').last().scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: 'Estudiantes' })).toBeInViewport();
  await expect(table.getByRole('columnheader', { name: 'Nivel' })).toBeInViewport({ ratio: 0.9 });
  // The highest number of the axis has its room.
  const axis = page.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickContainer');
  await expect(axis.last().locator('text')).toHaveText(/^\d+$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(name).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
});

test('a report that takes long is cancelled by its button, in the database too, and is counted when it is asked for again', async ({
  page,
  school,
}) => {
  /** How many of the reader's reports, which hold a place of two each, wait for the table that is held. */
  const waiting = async (): Promise<number> => {
    const { rows } = await school.knex.raw(
      `select count(*)::int as count from pg_locks waiting join pg_locks place using (pid)
       where waiting.relation = 'registrations'::regclass and not waiting.granted and place.locktype = 'advisory'`,
    );
    return rows[0].count;
  };
  await enter(page, 'customer-service');
  await page.goto('/reports');
  await page.waitForLoadState('networkidle');
  await school.knex.transaction(async (trx) => {
    await trx.raw('lock table registrations in access exclusive mode');
    await page.getByRole('link', { name: 'Inscripciones por fechas y hora, detallado', exact: true }).click();
    const cancel = page.getByRole('button', { name: 'Cancelar', exact: true });
    await expect(cancel).toBeVisible();
    await expect.poll(waiting).toBeGreaterThan(0);
    await cancel.click();
    // Long before the database would give up by itself.
    await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
    await expect(cancel).toBeHidden();
  });
  await page.getByRole('button', { name: 'Calcular', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Filas' })).toBeVisible();
});
