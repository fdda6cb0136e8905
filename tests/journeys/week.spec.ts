import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 15_000 });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('A student sees the week, chooses a goal once, and changes it in the profile', async ({ page, school }) => {
    await school.knex('attempts').update({ worked_at: '[]' });
    await signIn(page, 'student');
    await page.goto('/home');
    const week = page.getByRole('region', { name: 'Tu semana' });
    await expect(
      week.getByRole('listitem').filter({ hasText: /lunes|martes|mi.rcoles|jueves|viernes|s.bado|domingo/i }),
    ).toHaveCount(7);
    await week.getByRole('button', { name: '3 días' }).click();
    await expect(week.getByText(/3 días que te propusiste|Cumpliste/)).toBeVisible();
    await expect(week.getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(week.getByText(/3 días que te propusiste|Cumpliste/)).toBeVisible();
    await meetsAxe(page);
    const { id } = await school.knex('users').where({ username: 'student' }).first('id');
    await page.goto(`/students/${id}/form`);
    await page.getByLabel('Días por semana').selectOption('Sin meta');
    await page.getByRole('region', { name: 'Meta de la semana' }).getByRole('button', { name: 'Guardar' }).click();
    await expect(page).toHaveURL(/saved=goal/);
    await page.goto('/home');
    await expect(week.getByRole('button')).toHaveCount(7);
  });
});

test('Without script a goal is chosen by keyboard, in English', async ({ browser, school }) => {
  const context = await browser.newContext({ baseURL: school.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, 'student');
  await page.request.put('/api/user', { data: { locale: 'en' }, headers: { 'sec-fetch-site': 'same-origin' } });
  await page.goto('/home');
  const week = page.getByRole('region', { name: 'Your week' });
  await week.getByRole('button', { name: '5 days' }).focus();
  await page.keyboard.press('Enter');
  await expect(week.getByText(/of the 5 days you set out to study/)).toBeVisible();
  await context.close();
});
