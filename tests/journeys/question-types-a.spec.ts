import type { Locator, Page } from 'playwright/test';
import { holdScripts, isAwake } from '#tests/support/browser/awake.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { drag } from '#tests/support/browser/drag.ts';
import { watch } from '#tests/support/browser/faults.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { expect, scored, signIn, tabTo, test } from '#tests/support/journey.ts';
import { publishNewTypes } from '#tests/support/new_types.ts';

let address = '';

test.beforeEach(async ({ page, school }) => {
  await school.knex('attempts').where({ status: 'draft' }).delete();
  if (!address) {
    await signIn(page, 'coordinator');
    address = await publishNewTypes(page.request, school);
  }
  await signIn(page, 'student');
});

const question = (page: Page, prompt: string) => page.getByRole('region', { name: prompt });
const items = (page: Page) => question(page, 'Ordena la frase.').getByRole('listitem');
const words = (page: Page) => items(page).locator('.item').allTextContents();
const sentence = ['She', 'never', 'drinks', 'coffee'];

async function begin(page: Page): Promise<void> {
  await page.goto(address);
  await isAwake(page);
  await page.getByRole('button', { name: /^(Empezar|Intentar otra vez)$/ }).click();
  await expect(page.locator('.question')).toHaveCount(5);
}

/** Moves each item to its place from the front on, by what `up` does to the button that moves it up. */
async function arrange(page: Page, up: (button: Locator) => Promise<void>): Promise<void> {
  for (const [place, word] of sentence.entries()) {
    for (let at = (await words(page)).indexOf(word); at > place; at -= 1) {
      await up(
        items(page)
          .nth(at)
          .getByRole('button', { name: `Subir: ${word}` }),
      );
      await expect(items(page).nth(at - 1)).toContainText(word);
    }
  }
  const asIs = page.getByRole('button', { name: 'Ya está en orden' });
  if (await asIs.isVisible()) await up(asIs);
}

async function seesTheScore(page: Page, percentage: string): Promise<void> {
  await expect(page.locator('.saving')).toHaveText('Guardado');
  await expect(page.getByRole('region', { name: 'Estado del ejercicio' })).toContainText('5 de 5');
  await page.getByRole('button', { name: 'Enviar respuestas' }).click();
  await scored(page);
  await expect(page.locator('.figure')).toHaveText(percentage);
}

test('A student answers by mouse, dragging where it helps, and sees what was partly right', async ({ page }) => {
  const { rest, faults } = await watch(page);
  await begin(page);
  const truth = question(page, 'Lee y decide.');
  await truth.getByText('Pista 1 de 1').click();
  await expect(truth.getByText('«Walk» es ir a pie.')).toBeVisible();
  for (const statement of ['Rosa has a job.', 'She goes to work by bus.'])
    await truth.getByRole('group', { name: statement }).getByText('Verdadero').click();
  await truth.getByRole('group', { name: 'She likes her job.' }).getByText('No se dice').click();

  const bank = question(page, 'Completa con las palabras.');
  await drag(bank.getByRole('button', { name: 'have' }), bank.getByRole('button', { name: /^hueco 1 de 2/ }));
  await expect(bank.getByRole('status')).toHaveText('have: puesta en el hueco 1 de 2');
  await bank.getByRole('button', { name: 'home', exact: true }).click();
  await bank.getByRole('button', { name: /^hueco 2 de 2/ }).click();
  await expect(bank.getByRole('button', { name: 'hueco 2 de 2: home' })).toBeVisible();

  const pairs = question(page, 'Une cada palabra');
  await pairs.getByRole('combobox', { name: 'hot' }).selectOption('cold');
  await pairs.getByRole('combobox', { name: 'early' }).selectOption('late');

  for (const [place, word] of sentence.entries()) {
    const from = (await words(page)).indexOf(word);
    if (from !== place) await drag(items(page).nth(from), items(page).nth(place));
    await expect(items(page).nth(place)).toContainText(word);
  }
  const asIs = page.getByRole('button', { name: 'Ya está en orden' });
  if (await asIs.isVisible()) await asIs.click();
  await page.getByRole('img', { name: 'Una puerta roja' }).click();
  await page.reload();
  await expect(bank.getByRole('button', { name: 'hueco 1 de 2: have' })).toBeVisible();
  expect(await words(page)).toEqual(sentence);
  await rest();
  await seesTheScore(page, '93.33 %');
  const reviewed = page.locator('.review').first();
  await expect(reviewed).toContainText('She goes to work by bus. → tu respuesta: Verdadero correcto: Falso');
  await expect(reviewed).toContainText('Va a pie: she walks.');
  await expect(reviewed).toContainText('Casi todo.');
  await expect(page.locator('.review').filter({ hasText: 'She never drinks coffee' })).toBeHidden();
  expect(await faults()).toEqual([]);
});

test('A student answers by keyboard alone', async ({ page }) => {
  await begin(page);
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  for (const [statement, steps] of [
    ['Rosa has a job.', 0],
    ['She goes to work by bus.', 1],
    ['She likes her job.', 2],
  ] as const) {
    const radios = question(page, 'Lee y decide.').getByRole('group', { name: statement }).getByRole('radio');
    await press(radios.first(), 'Space');
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
    await expect(radios.nth(steps)).toBeChecked();
  }
  const bank = question(page, 'Completa con las palabras.');
  // A gap first, then its word.
  await press(bank.getByRole('button', { name: /^hueco 1 de 2/ }));
  await press(bank.getByRole('button', { name: 'have', exact: true }));
  await expect(bank.getByRole('button', { name: 'hueco 1 de 2: have' })).toBeVisible();
  await press(bank.getByRole('button', { name: 'home', exact: true }));
  await page.keyboard.press('Shift+Tab');
  await tabBack(page, bank.getByRole('button', { name: /^hueco 2 de 2/ }));
  await page.keyboard.press('Enter');
  await expect(bank.getByRole('button', { name: 'hueco 2 de 2: home' })).toBeVisible();

  const pairs = question(page, 'Une cada palabra');
  for (const [word, opposite] of [
    ['hot', 'cold'],
    ['early', 'late'],
  ] as const) {
    await tabTo(page, pairs.getByRole('combobox', { name: word }));
    await page.keyboard.type(opposite);
  }
  await arrange(page, async (button) => {
    await button.focus();
    await page.keyboard.press(
      ((await button.getAttribute('aria-label')) ?? '').startsWith('Subir') ? 'ArrowUp' : 'Enter',
    );
  });
  await expect(question(page, 'Ordena la frase.').getByRole('status')).toContainText('lugar');
  await press(question(page, '¿De qué color').getByRole('radio').first(), 'Space');
  if (
    !(await page
      .locator('.picture', { has: page.getByRole('img', { name: 'Una puerta roja' }) })
      .getByRole('radio')
      .isChecked())
  )
    await page.keyboard.press('ArrowDown');
  await seesTheScore(page, '100 %');
});

test('What is pressed one after the other before the page is awake acts in that order', async ({ page }) => {
  await begin(page);
  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const bank = question(page, 'Completa con las palabras.');
  await bank.getByRole('button', { name: /^hueco 1 de 2/ }).click();
  await bank.getByRole('button', { name: 'have', exact: true }).click();
  await bank.getByRole('button', { name: 'home', exact: true }).click();
  await bank.getByRole('button', { name: /^hueco 2 de 2/ }).click();
  letThrough();
  await expect(bank.getByRole('button', { name: 'hueco 1 de 2: have' })).toBeVisible();
  await expect(bank.getByRole('button', { name: 'hueco 2 de 2: home' })).toBeVisible();
});

async function tabBack(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`${control} cannot be reached by Shift+Tab.`);
}

test('A student answers on a phone by tapping', async ({ browser, school, page: signedIn }) => {
  const context = await browser.newContext({
    baseURL: school.url,
    locale: 'es-MX',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies(await signedIn.context().cookies());
  const page = await context.newPage();
  await begin(page);
  await meetsAxe(page);
  await fits(page);
  const truth = question(page, 'Lee y decide.');
  for (const [statement, mark] of [
    ['Rosa has a job.', 'Verdadero'],
    ['She goes to work by bus.', 'Falso'],
    ['She likes her job.', 'No se dice'],
  ] as const)
    await truth.getByRole('group', { name: statement }).getByText(mark).tap();
  const bank = question(page, 'Completa con las palabras.');
  for (const [word, gap] of [
    ['do', 1],
    ['have', 1],
    ['home', 2],
  ] as const) {
    await bank.getByRole('button', { name: word, exact: true }).tap();
    await bank.getByRole('button', { name: new RegExp(`^hueco ${gap} de 2`) }).tap();
  }
  await question(page, 'Une cada palabra').getByRole('combobox', { name: 'hot' }).selectOption('cold');
  await question(page, 'Une cada palabra').getByRole('combobox', { name: 'early' }).selectOption('late');
  await arrange(page, (button) => button.tap());
  await page.getByRole('img', { name: 'Una puerta roja' }).tap();
  await seesTheScore(page, '100 %');
  await meetsAxe(page);
  await context.close();
});

/** Begins a question of a type in the editor and says what to do. */
async function add(page: Page, type: string, prompt: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
  const card = page
    .getByRole('region', { name: /^\d+ preguntas?$/ })
    .locator('li[id^="question-"]')
    .last();
  await card.getByRole('textbox', { name: 'Qué hay que hacer (Español)' }).fill(prompt);
  return card;
}

const keep = async (page: Page, card: Locator) => {
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Agregar otra pregunta' })).toBeFocused();
};

test('Staff add a question of each type without typing an id, and publish them', async ({ page, school }) => {
  test.setTimeout(180_000);
  await signIn(page, 'coordinator');
  const { id, lesson_id } = await school.knex('forms').where({ title: 'Tipos' }).first('id', 'lesson_id');
  const made = await page.request.post('/api/exercise_forms', {
    data: { lesson_id, order: 91, title: 'Escrito a mano', difficulty: 'easy' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const form = await made.json();
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto(address.replace(`/exercise/${id}/`, `/exercise/${form.id}/`));

  const truth = await add(page, 'Verdadero o falso', '¿Verdadero o falso?');
  for (const [at, [statement, mark]] of [
    ['Dogs can fly.', 'Falso'],
    ['Ice is cold.', 'Verdadero'],
    ['Tom likes ice.', 'No se dice'],
  ].entries()) {
    const row = truth.getByRole('group', { name: `Afirmación ${at + 1}`, exact: true });
    await row.getByRole('textbox', { name: 'Afirmación' }).fill(statement as string);
    await row.getByRole('combobox', { name: 'Es' }).click();
    await page.getByRole('option', { name: mark as string }).click();
  }
  await truth.getByRole('button', { name: 'Bajar afirmación 1' }).click();
  await expect(truth.getByRole('textbox', { name: 'Afirmación' }).first()).toHaveValue('Ice is cold.');
  await keep(page, truth);

  const bank = await add(page, 'Huecos con banco de palabras', 'Completa.');
  const text = bank.getByRole('textbox', { name: 'Texto en inglés' });
  await text.fill('She goes to school.');
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 8));
  await bank.getByRole('button', { name: 'Agregar un hueco' }).click();
  await expect(bank.getByRole('textbox', { name: 'Palabra 1' })).toHaveValue('goes');
  await bank.getByRole('textbox', { name: 'Palabra 2' }).fill('go');
  await bank.getByRole('button', { name: 'Quitar palabra 3' }).click();
  await keep(page, bank);

  const pairs = await add(page, 'Unir parejas', 'Une los contrarios.');
  for (const [at, [left, right]] of [
    ['hot', 'cold'],
    ['early', 'late'],
    ['big', 'small'],
  ].entries()) {
    await pairs.getByRole('textbox', { name: `Pareja ${at + 1}` }).fill(right as string);
    const row = pairs.getByRole('group', { name: `Elemento ${at + 1}`, exact: true });
    await row.getByRole('textbox', { name: 'Elemento' }).fill(left as string);
    await row.getByRole('radio', { name: right as string }).click();
  }
  await keep(page, pairs);

  const order = await add(page, 'Poner en orden', 'Ordena.');
  for (const [at, word] of ['never', 'She', 'sleeps.'].entries())
    await order.getByRole('textbox', { name: `Elemento ${at + 1}` }).fill(word);
  await order.getByRole('button', { name: 'Subir elemento 2' }).click();
  await expect(order.locator('ol li').first()).toContainText('She');
  await keep(page, order);

  const pictures = await add(page, 'Elegir una imagen', 'Elige la roja.');
  await pictures.getByRole('button', { name: 'Quitar opción 3' }).click();
  for (const [at, clock] of ['1-clock-820.png', '2-clock-840.png'].entries()) {
    const row = pictures.getByRole('group', { name: `Opción ${at + 1}`, exact: true });
    await row.locator('input[type=file]').setInputFiles(`seeds/pictures/${clock}`);
    await expect(row.getByRole('button', { name: 'Quitar el archivo' })).toBeVisible();
    await row.getByRole('textbox', { name: 'Descripción en palabras (Español)' }).fill(`Reloj ${at + 1}`);
  }
  await pictures.getByRole('radio', { name: 'Reloj 2' }).click();
  await keep(page, pictures);

  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.locator('.MuiSnackbar-root')).toContainText('Ejercicio: se publicó');
  const { status } = await school.knex('forms').where({ id: form.id }).first('status');
  expect(status).toBe('active');
});
