import { expect, signIn, test } from '#tests/support/journey.ts';

test('A coordinator sees by keyboard what the bank of the placement test covers, and where it is thin', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  await page.goto('/leveling-tests');
  await page.locator('tbody tr').first().getByRole('link').last().click();
  const fold = page.getByRole('button', { name: 'Lo que cubre el banco' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cada nivel tiene al menos 10 preguntas')).toBeVisible();
  const table = page.getByRole('region', { name: 'Lo que cubre el banco' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(15);
  await expect(table.getByRole('row').nth(1)).toContainText('0');
  await expect(page.getByText('Todavía no hay respuestas:')).toBeVisible();
  await expect(page.getByText('Gramática · Nivel 0').first()).toBeVisible();

  await page.getByRole('button', { name: 'Quitar la pregunta 8', exact: true }).click();
  await expect(page.getByRole('heading', { name: '153 preguntas' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar la pregunta 8', exact: true }).click();
  await expect(page.getByText('Hay muy pocas')).toBeVisible();
  await expect(table.getByRole('cell', { name: '0, muy pocas' })).toBeVisible();
});
