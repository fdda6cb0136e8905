import type { Page } from 'playwright/test';
import { ownPage } from '#tests/support/browser/page_views.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import { makeClass } from '#tests/support/seats/made_class.ts';

/** Another student takes the only seat, or gives it back. */
async function asRival(page: Page, path: string): Promise<{ registration: number }> {
  const answer = await page.request.post(`/api/${path}`, { headers: ownPage });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.json();
}

const card = (page: Page, id: number) =>
  page.locator('.meeting').filter({ has: page.locator(`a[href$="/classe/${id}"]`) });

test('A student waits for a full class, is offered the seat that another gives back, accepts it by keyboard and cancels', async ({
  page,
  browser,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await makeClass(school, 20);
  const other = await browser.newContext({ baseURL: school.url });
  const rival = await other.newPage();
  await signIn(rival, 'camila.escobedo');
  await signIn(page, 'student');
  await page.goto('/classes');
  await expect(card(page, id)).toContainText('Queda 1 lugar');

  const { registration } = await asRival(rival, `classes/${id}/register`);
  await expect(card(page, id), 'the open page is told').toContainText('Está llena');
  await tabTo(page, card(page, id).getByRole('button', { name: /^Entrar en lista de espera/ }));
  await page.keyboard.press('Enter');
  await expect(card(page, id)).toContainText('eres el número 1');

  await asRival(rival, `registrations/${registration}/cancel`);
  await expect(card(page, id), 'the offer comes by itself').toContainText('¡Hay un lugar para ti!');
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Confirma tu lugar' })).toBeVisible();
  await tabTo(
    page,
    card(page, id)
      .first()
      .getByRole('button', { name: /^Aceptar lugar/ }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Confirma tu lugar' })).toBeHidden();

  await page.goto(`/classes/classe/${id}`);
  await expect(page.getByText('Tienes lugar')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('abrirá en');
  await expect(page.getByRole('region', { name: 'Tus compañeros' }), 'she is alone').toBeHidden();
  await tabTo(page, page.locator('summary').filter({ hasText: 'Cancelar' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Sí, cancelar/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Registrarme/ })).toBeVisible();
  await fits(page);
  await other.close();
});

test('A student is told in English by which rule a class is refused, and that registration opens in', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await school.knex('users').where({ username: 'oscar.villegas' }).update({ locale: 'en' });
  const ids = [
    await makeClass(school, 22, { start_time: '03:00' }),
    await makeClass(school, 22, { start_time: '04:00' }),
    await makeClass(school, 22),
  ];
  const closed = await makeClass(school, 26, { registration_days: 1 });
  await signIn(page, 'oscar.villegas');
  await page.goto('/classes');
  for (const id of ids.slice(0, 2)) {
    await card(page, id)
      .getByRole('button', { name: /^Register/ })
      .click();
    await expect(card(page, id).first()).toContainText('You have a seat');
  }
  await expect(card(page, ids[2] as number)).toContainText(
    'You have reached the daily registration limit. Please try again tomorrow.',
  );
  await expect(card(page, ids[2] as number), 'no day on which the class is over').not.toContainText('ossible');
  await expect(card(page, closed).getByRole('timer')).toContainText(/registration opens in \d+ d \d+ h/);
});

test('A seat that was taken a moment before is taken back from the page, with the reason; without script too', async ({
  browser,
  school,
}) => {
  const id = await makeClass(school, 24);
  const plain = await browser.newContext({ baseURL: school.url, javaScriptEnabled: false });
  const page = await plain.newPage();
  await signIn(page, 'student');
  await page.goto(`/classes/classe/${id}`);
  const rival = await (await browser.newContext({ baseURL: school.url })).newPage();
  await signIn(rival, 'camila.escobedo');
  const { registration } = await asRival(rival, `classes/${id}/register`);
  await page.getByRole('button', { name: /^Registrarme/ }).click();
  await expect(page.getByRole('alert')).toContainText('No hay lugares libres');
  await asRival(rival, `registrations/${registration}/cancel`);
  await page.goto(`/classes/classe/${id}`);
  await page.getByRole('button', { name: /^Registrarme/ }).click();
  await expect(page.getByText('Tienes lugar')).toBeVisible();
  await rival.context().close();
  await plain.close();
});

test('A press without connection is taken back and says so; the page stays, and goes on when the connection is back', async ({
  page,
  school,
}) => {
  const id = await makeClass(school, 27, { capacity: 3 });
  await signIn(page, 'student');
  await page.goto('/classes');
  const register = card(page, id).getByRole('button', { name: /^Registrarme/ });
  await expect(card(page, id)).toContainText('Quedan 3 lugares');
  await page.context().setOffline(true);
  await expect(page.getByText('Sin conexión: lo que ves puede haber cambiado.')).toBeVisible();
  await register.click();
  await expect(card(page, id).getByRole('alert')).toContainText('No hay conexión: no se hizo nada.');
  await expect(register).toBeVisible();
  await page.context().setOffline(false);
  await register.click();
  await expect(card(page, id).first()).toContainText('Tienes lugar');
  const views = page.getByRole('navigation', { name: 'Cómo verlas' });
  await views.getByRole('link', { name: 'Semana' }).click();
  await expect(views.getByRole('link', { name: 'Semana' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: 'Anteriores' }).click();
  await expect(page.getByText('Asististe').first()).toBeVisible();
});
