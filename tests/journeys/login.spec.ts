import { expect, test } from '#tests/support/journey.ts';
import { password } from '#tests/support/school.ts';

test.use({ actionTimeout: 15_000 });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('A student sees the password that they write, and enters', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Usuario').fill('student');
    const secret = page.getByLabel('Contraseña');
    await secret.fill(password);
    await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
    await expect(secret).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
    await expect(secret).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
    // A wrong one comes back hidden, whatever it was before.
    await secret.fill('not so');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(secret).toHaveAttribute('type', 'password');
    await secret.fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test.describe('in a browser that asks for English', () => {
  test.use({ locale: 'en-US' });

  test('The school speaks Spanish until the switch, which is in sight, is pressed; the doors of staff are a fold away, by keyboard', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const english = page.getByRole('button', { name: 'English' });
    await expect(english).toBeInViewport();
    await english.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sign in to your school' })).toBeVisible();
    const teachers = page.getByRole('link', { name: 'Teachers' });
    await expect(teachers).toBeHidden();
    await page.getByText('Do you work at the school?').focus();
    await page.keyboard.press('Enter');
    await expect(teachers).toBeVisible();
    await teachers.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: "Teachers' sign-in" })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('There is no button that would do nothing, and the doors of staff unfold', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: /contraseña/ })).toHaveCount(0);
    await page.getByText('¿Trabajas en la escuela?').click();
    await page.getByRole('link', { name: 'Coordinación' }).click();
    await expect(page.getByRole('heading', { name: 'Entrada de coordinación' })).toBeVisible();
  });
});
