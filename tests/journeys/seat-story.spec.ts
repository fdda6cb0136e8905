import type { Locator, Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import type { Say } from '#tests/support/browser/look.ts';
import { fits, readAs, readers } from '#tests/support/browser/readers.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import { letterOf, linksIn, seatIn, send } from '#tests/support/seats/letters.ts';
import { makeClass } from '#tests/support/seats/made_class.ts';

const card = (page: Page, id: number) =>
  page.locator('.meeting').filter({ has: page.locator(`a[href$="/classe/${id}"]`) });

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Cancels the seat of a class, on the page about it. */
async function cancel(page: Page, say: Say): Promise<void> {
  await press(page, page.locator('summary').filter({ hasText: say('Cancelar', 'Cancel') }));
  await press(page, page.getByRole('button', { name: say('Sí, cancelar mi lugar', 'Yes, cancel my seat') }));
}

/** Signs in at the door that the page shows. */
async function signInByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel(/^(Usuario|Username)$/));
  await page.keyboard.type('student');
  await tabTo(page, page.getByLabel(/^(Contraseña|Password)$/));
  await page.keyboard.type('learning-demo');
  await page.keyboard.press('Enter');
}

for (const [at, reader] of readers.entries())
  test(`A student registers by keyboard, is refused with the rule, waits, is offered the seat, follows its letter through the sign-in, accepts and cancels (${reader.locale}, ${reader.width})`, async ({
    page,
    browser,
    school,
  }) => {
    test.setTimeout(180_000);
    const days = 24 + 6 * at;
    const rival = await (await browser.newContext({ baseURL: school.url })).newPage();
    await signIn(rival, 'camila.escobedo');
    const say = await readAs(page, school, 'student', reader);
    await signIn(page, 'student');
    const [first, second, third] = [
      await makeClass(school, days, { start_time: '03:00' }),
      await makeClass(school, days, { start_time: '04:00' }),
      await makeClass(school, days, { start_time: '06:00' }),
    ];
    const meeting = await makeClass(school, days + 2);
    const seat = seatIn(school, meeting);

    await page.goto('/classes');
    for (const id of [first, second]) {
      await press(page, card(page, id).getByRole('button', { name: say('Registrarme', 'Register') }));
      await expect(card(page, id).first()).toContainText(say('Tienes lugar', 'You have a seat'));
    }
    await expect(card(page, third)).toContainText(
      say(
        'Has alcanzado el límite diario de inscripciones. Inténtalo de nuevo mañana.',
        'You have reached the daily registration limit. Please try again tomorrow.',
      ),
    );
    await expect(card(page, third), 'no day on which the class is over').not.toContainText(/[Pp]os+ible/);
    await fits(page);

    const { registration } = await send(rival, `classes/${meeting}/register`);
    await expect(card(page, meeting), 'the open page is told').toContainText(say('Está llena', 'It is full'));
    const wait = card(page, meeting).getByRole('button', { name: say('Entrar en lista', 'Join the waiting list') });
    await press(page, wait);
    await expect(card(page, meeting)).toContainText(say('eres el número 1', 'you are number 1'));
    await send(rival, `registrations/${registration}/cancel`);
    await page.context().clearCookies();

    const offered = await letterOf(school, 'seat_offered', meeting);
    expect(offered.subject).toContain(say('Hay un lugar para ti', 'There is a seat for you'));
    expect(offered.calendar, 'an offer is no seat yet').toContain('STATUS:TENTATIVE');
    await page.goto(linksIn(offered)[0] as string);
    await expect(page, 'the letter is for nobody who is not signed in').toHaveURL(/\/login/);
    await signInByKeyboard(page);
    await expect(page).toHaveURL(new RegExp(`/classes/classe/${meeting}$`));
    await expect(page.getByText(say('¡Hay un lugar para ti!', 'There is a seat for you!'))).toBeVisible();
    expect(await seat(), 'to open a page changes nothing').toBe('offered');
    await meetsAxe(page);
    await press(page, page.getByRole('button', { name: say('Aceptar lugar', 'Accept the seat') }));
    await expect(page.getByText(say('Tienes lugar', 'You have a seat'))).toBeVisible();
    await expect.poll(seat).toBe('registered');

    const confirmed = await letterOf(school, 'seat_registered', meeting);
    expect(confirmed.subject).toContain(say('Tienes un lugar: ', 'Your seat: '));
    expect(confirmed.calendar).toContain('METHOD:REQUEST');
    expect(confirmed.calendar).toContain('BEGIN:VEVENT');
    await page.goto(linksIn(confirmed)[0] as string);
    expect(await seat()).toBe('registered');
    await cancel(page, say);
    await expect(page.getByRole('button', { name: say('Registrarme', 'Register') })).toBeVisible();
    await expect.poll(seat).toBe('inactive');
    expect((await letterOf(school, 'seat_cancelled', meeting)).calendar).toContain('METHOD:CANCEL');
    await fits(page);
    await rival.context().close();
  });
