import { expect, type Page } from 'playwright/test';

/** A coordinator adds a class that the student took elsewhere, with the reason. */
export async function addClass(office: Page, student: number): Promise<void> {
  await office.goto(`/students/${student}/form/progress`);
  await office.getByRole('main').getByRole('button', { name: 'Agregar clase tomada' }).first().click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('La tomó en persona');
  await dialog.getByRole('button', { name: 'Agregar clase tomada' }).click();
  await expect(dialog).toHaveCount(0);
}
