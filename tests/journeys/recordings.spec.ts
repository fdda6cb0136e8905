import { meetsAxe } from '#tests/support/browser/axe.ts';
import { findBrowser } from '#tests/support/browser/browser.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

const browser = findBrowser();
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...browser, args: [...browser.args, ...microphone] }, actionTimeout: 15_000 });

test('A teacher records on a phone what a machine says, hears it, and goes on to the next', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'teacher');
  await page.goto('/machine-recordings');
  const [first, second] = await school
    .knex('resources')
    .where({ machine_voice: true, status: 'active' })
    .whereNot('transcript', '')
    .orderBy(['file_name', 'id'])
    .limit(2);
  if (!first || !second) throw new Error('The course has no recordings.');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first().getByRole('heading', { name: first.name })).toBeVisible();
  await expect(page.getByRole('status').getByText(/^0 de \d+ grabaciones/)).toBeVisible();
  await meetsAxe(page);

  await page.getByRole('button', { name: `Grabar ${first.name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: first.name });
  const use = dialog.getByRole('button', { name: 'Usar esta grabación' });
  await expect(use).toBeDisabled();
  await dialog.getByRole('button', { name: 'Grabar', exact: true }).click();
  await expect(dialog.getByText(/^[1-9] segundos?$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Parar' }).click();
  await expect(dialog.getByLabel('Escucha tu grabación')).toHaveJSProperty('error', null);
  await meetsAxe(page);
  await use.click();

  await expect(page.getByRole('dialog', { name: second.name })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('status').getByText(/^1 de \d+ grabaciones/)).toBeVisible();
  await expect(cards.first().getByRole('heading', { name: second.name })).toBeVisible();
  await page.getByRole('button', { name: /^Una persona/ }).click();
  await expect(cards).toHaveCount(1);
  const heard = await page.request.get((await cards.locator('audio').getAttribute('src')) as string);
  expect(heard.headers()['content-type']).toBe('audio/webm');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Grabaciones de máquina' })).toBeVisible();
});

test('Who was slower than a colleague is told, and loses nothing', async ({ page, school }) => {
  await signIn(page, 'coordinator');
  await page.goto('/machine-recordings');
  await page
    .getByRole('button', { name: /^Grabar / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Grabar', exact: true }).click();
  await expect(page.getByText(/^[1-9] segundos?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await school.knex('resources').where({ kind: 'audio' }).increment('version', 1);
  await page.getByRole('button', { name: 'Usar esta grabación' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('cambió');
  await expect(page.getByLabel('Escucha tu grabación')).toBeVisible();
});
