import { expect, signIn, test } from '#tests/support/journey.ts';

test('A coordinator sees by keyboard what the bank of the placement test covers, and where it is thin', async ({
  page,
  school,
}) => {
  const bank = await school
    .knex('questions')
    .join('forms', 'forms.id', 'questions.form_id')
    .join('levels', 'levels.id', 'questions.level_id')
    .where({ 'forms.kind': 'leveling' })
    .orderBy('questions.order')
    .select('questions.id', 'levels.order as level', 'questions.skill');
  const heard = bank.filter(({ level, skill }) => level === 0 && skill === 'listening');
  // Two questions of level 0 are left that are heard, as many as a skill needs.
  const others = heard.slice(2).map(({ id }) => id);
  await school.knex('questions').whereIn('id', others).update({ skill: 'grammar' });
  const number = bank.findIndex(({ id }) => id === heard[0]?.id) + 1;
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

  await page.getByRole('button', { name: `Quitar la pregunta ${number}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `${bank.length - 1} preguntas` })).toBeVisible();
  await expect(page.getByText('Hay muy pocas')).toBeVisible();
  await expect(table.getByRole('cell', { name: '1, muy pocas' })).toBeVisible();
});
