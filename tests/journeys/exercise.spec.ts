import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { enter, expect, scored, tabTo, test } from '#tests/support/journey.ts';
import { openLessons } from '#tests/support/lessons.ts';
import { layWire } from '#tests/support/wire.ts';

const lesson = 'A tiempo: horas, días y fechas';

/** Words that stand in nothing but the answer key; what the students say is none of them. */
const canary = /ZEBRA\d\d/;

test.use({ actionTimeout: 15_000 });

/** Opens the lesson in the back office and begins an exercise in it. */
async function createExercise(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Niveles' }).click();
  await page.getByRole('link', { name: 'Mi día a día' }).click();
  await page.getByRole('region', { name: 'Lecciones', exact: true }).getByRole('link', { name: lesson }).click();
  await page.getByRole('link', { name: 'Crear ejercicio' }).click();
  await expect(page).toHaveURL(/\/levels\/level\/\d+\/lesson\/\d+\/exercise\/create/);
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill(title);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/levels\/level\/\d+\/lesson\/\d+\/exercise\/\d+\/form$/);
}

/** The question that is open for writing. */
const openCard = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(Guardar|Save)$/ }) });

/** Adds a question of a type and saves what is written into it. */
async function addQuestion(page: Page, type: string, prompt: string, write: (card: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  await page.getByRole('menuitem', { name: type }).click();
  const card = openCard(page);
  await card.getByRole('textbox', { name: 'Qué hay que hacer (Español)' }).fill(prompt);
  await write(card);
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: prompt })).toBeVisible();
}

/** Writes the options of a list and marks the right ones. */
async function writeOptions(among: Locator, options: string[], right: string[]): Promise<void> {
  for (const [at, option] of options.entries()) {
    const field = among.getByRole('textbox', { name: `Opción ${at + 1}`, exact: true });
    if ((await field.count()) === 0) await among.getByRole('button', { name: 'Agregar opción' }).first().click();
    await field.fill(option);
  }
  for (const option of right) {
    await among.getByRole('group', { name: 'Respuesta correcta' }).getByLabel(option, { exact: true }).check();
  }
}

/** Writes one variant after the other that is accepted. */
async function writeAccepted(among: Locator, variants: string[]): Promise<void> {
  await expect(among.getByRole('group', { name: 'Respuestas aceptadas' }).first()).toBeVisible();
  for (const [at, variant] of variants.entries()) {
    const group = among.getByRole('group', { name: `Respuesta ${at + 1}` });
    if ((await group.count()) === 0) await among.getByRole('button', { name: 'Agregar respuesta' }).click();
    await group.getByRole('textbox', { name: 'Respuesta', exact: true }).fill(variant);
  }
}

async function writeFeedback(card: Locator, right: string, wrong: string): Promise<void> {
  await card.getByRole('button', { name: 'Más' }).click();
  await card.getByRole('textbox', { name: 'Correcto (Español)', exact: true }).fill(right);
  await card.getByRole('textbox', { name: 'Incorrecto (Español)', exact: true }).fill(wrong);
}

const preview = (page: Page) => page.getByTitle('Como lo ve el estudiante').contentFrame();

test.describe('A form that is not ready is not published', () => {
  test('Without questions it says that it has none', async ({ page }) => {
    await enter(page, 'coordinator');
    await createExercise(page, 'Todavía vacío');
    await page.getByRole('button', { name: 'Publicar' }).click();
    const refusal = page.getByRole('main').getByRole('alert');
    await expect(refusal).toContainText('No se publicó: primero corrige esto');
    await expect(refusal).toContainText('El formulario todavía no tiene preguntas.');
    await expect(page.getByRole('main')).toContainText(/Estado\s*Borrador/);
  });

  test('With a question whose key does not fit it says which and why, and leads there', async ({ page }) => {
    await enter(page, 'coordinator');
    await createExercise(page, 'Con una clave que no cabe');
    await addQuestion(page, 'Respuesta corta', 'Saluda.', (card) => writeAccepted(card, ['Hello']));
    await addQuestion(page, 'Una opción', 'Elige el color.', async (card) => {
      await writeOptions(card, ['red', 'green', 'table'], ['table']);
      await card.getByRole('button', { name: 'Quitar opción 3' }).click();
    });
    await page.getByRole('button', { name: 'Publicar' }).click();
    const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'No se publicó' });
    await expect(refusal.getByRole('listitem')).toHaveCount(1);
    await expect(refusal).toContainText(/Pregunta 2: .*que no es ninguna de sus opciones/);
    await expect(page.getByRole('main')).toContainText(/Estado\s*Borrador/);
    await refusal.getByRole('button', { name: 'Pregunta 2:' }).click();
    await expect(openCard(page).getByRole('textbox', { name: 'Qué hay que hacer (Español)' })).toHaveValue(
      'Elige el color.',
    );
    await openCard(page).getByRole('group', { name: 'Respuesta correcta' }).getByLabel('green').check();
    await openCard(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(openCard(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByRole('main')).toContainText(/Estado\s*Activo/);
  });
});

test.describe('A coordinator writes an exercise and a student takes it', () => {
  test.describe.configure({ mode: 'serial' });
  let address = '';

  test('The coordinator writes a question of each type, sees it as students will, and publishes', async ({ page }) => {
    test.slow();
    await enter(page, 'coordinator');
    await createExercise(page, 'La hermana de Mateo');
    address = new URL(page.url()).pathname;
    await expect(preview(page).getByText('La vista previa aparece aquí cuando haya preguntas.')).toBeVisible();

    await addQuestion(page, 'Una opción', 'Elige la forma correcta.', async (card) => {
      await card.getByRole('textbox', { name: 'Qué hay que hacer (English)' }).fill('Choose the right form.');
      await card.getByRole('textbox', { name: 'Texto en inglés' }).fill('My sister ___ in Madrid.');
      await writeOptions(card, ['live', 'lives', 'living'], ['lives']);
      await expect(
        preview(page).getByRole('heading', { name: 'Pregunta 1 de 1 Elige la forma correcta.' }),
      ).toBeVisible();
      await expect(preview(page).getByText('My sister ___ in Madrid.')).toBeVisible();
      await expect(preview(page).getByRole('radio', { name: 'living' })).not.toBeChecked();
      await writeFeedback(card, 'Bien: con she, el verbo lleva -s. ZEBRA11', 'Piensa en la -s. ZEBRA12');
    });
    await page
      .getByRole('group', { name: 'Idioma de la vista previa' })
      .getByRole('button', { name: 'English' })
      .click();
    await expect(preview(page).getByRole('heading', { name: 'Question 1 of 1 Choose the right form.' })).toBeVisible();
    await page
      .getByRole('group', { name: 'Idioma de la vista previa' })
      .getByRole('button', { name: 'Español' })
      .click();

    await addQuestion(page, 'Varias opciones', 'Marca los verbos.', async (card) => {
      await writeOptions(card, ['run', 'table', 'eat'], ['run', 'eat']);
      await writeFeedback(card, 'Son los dos. ZEBRA21', 'Mira otra vez. ZEBRA22');
    });
    await addQuestion(page, 'Huecos con lista', 'Elige la preposición.', async (card) => {
      await card.getByRole('textbox', { name: 'Texto en inglés' }).fill('I was born {{1}} May.');
      await writeOptions(card, ['in', 'on'], ['in']);
      await writeFeedback(card, 'Con meses, in. ZEBRA31', 'Es un mes. ZEBRA32');
    });
    await addQuestion(page, 'Huecos para escribir', 'Completa la frase.', async (card) => {
      await card.getByRole('textbox', { name: 'Texto en inglés' }).fill('She {{1}} to school {{2}} bus.');
      await writeAccepted(card.getByRole('group', { name: 'Hueco 1' }), ['ZEBRA41', 'goes']);
      await writeAccepted(card.getByRole('group', { name: 'Hueco 2' }), ['ZEBRA42', 'by']);
      await expect(preview(page).getByLabel('hueco 2 de 2')).toBeVisible();
      await writeFeedback(card, 'Así viaja ella. ZEBRA43', 'She goes by bus. ZEBRA44');
    });
    await addQuestion(page, 'Respuesta corta', 'Di que no tienes hambre.', async (card) => {
      await writeAccepted(card, ['ZEBRA51', 'I am not hungry']);
      await writeFeedback(card, 'Eso es. ZEBRA52', 'Se dice con to be. ZEBRA53');
    });

    await expect(page.getByRole('heading', { name: '5 preguntas' })).toBeVisible();
    await expect(preview(page).getByRole('heading', { level: 2 })).toHaveText([
      'Pregunta 1 de 5 Elige la forma correcta.',
      'Pregunta 2 de 5 Marca los verbos.',
      'Pregunta 3 de 5 Elige la preposición.',
      'Pregunta 4 de 5 Completa la frase.',
      'Pregunta 5 de 5 Di que no tienes hambre.',
    ]);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByRole('main')).toContainText(/Estado\s*Activo/);
    await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);
  });

  test('The student answers by keyboard, loses the browser half-way, resumes, submits and sees the score; until then nothing of the key has come', async ({
    browser,
    school,
  }) => {
    test.slow();
    await openLessons(school);
    const wire = await layWire(school.url);
    const first = await openBrowser(browser, wire.url);
    const page = await first.newPage();
    await enter(page, 'student');
    await press(page, page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Niveles' }));
    await press(page, page.getByRole('link', { name: /Mi día a día/ }));
    // The page before has a link to the lesson too.
    await expect(page.getByRole('heading', { level: 1, name: 'Mi día a día' })).toBeVisible();
    await press(page, page.getByRole('link', { name: new RegExp(lesson) }));
    await press(page, page.getByRole('link', { name: /La hermana de Mateo/ }));
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('main')).toContainText('Se aprueba con 60 %');
    await press(page, page.getByRole('button', { name: 'Empezar' }));
    await choose(page, 'lives');
    await tabTo(page, page.getByRole('checkbox', { name: 'run' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('checkbox', { name: 'eat' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('combobox', { name: 'hueco 1 de 1' }));
    await page.keyboard.type('in');
    await tabTo(page, page.getByRole('textbox', { name: 'hueco 1 de 2' }));
    await page.keyboard.type('go');
    await tabTo(page, page.getByRole('textbox', { name: 'hueco 2 de 2' }));
    await page.keyboard.type('by');
    await tabTo(page, page.getByRole('textbox', { name: 'Di que no tienes hambre.' }));
    const bar = page.getByRole('region', { name: 'Estado del ejercicio' });
    await expect(bar).toContainText('4 de 5 respondidas');
    await expect(bar).toContainText('Guardado');
    await first.close();

    const second = await openBrowser(browser, wire.url);
    const again = await second.newPage();
    await enter(again, 'student');
    await again.goto(address);
    await readInEnglish(again);
    await expect(again.getByRole('region', { name: 'Exercise status' })).toContainText('4 of 5 answered');
    await expect(again.getByRole('radio', { name: 'lives' })).toBeChecked();
    await expect(again.getByRole('checkbox', { name: 'run' })).toBeChecked();
    await expect(again.getByRole('checkbox', { name: 'table' })).not.toBeChecked();
    await expect(again.getByRole('checkbox', { name: 'eat' })).toBeChecked();
    await expect(again.getByRole('combobox', { name: 'gap 1 of 1' })).toHaveValue(/./);
    await expect(again.getByRole('textbox', { name: 'gap 1 of 2' })).toHaveValue('go');
    await expect(again.getByRole('textbox', { name: 'gap 2 of 2' })).toHaveValue('by');
    await tabTo(again, again.getByRole('textbox', { name: 'Di que no tienes hambre.' }));
    await again.keyboard.type('Yes, a sandwich');
    await tabTo(again, again.getByRole('button', { name: 'Submit answers' }));
    await expect(again.getByRole('region', { name: 'Exercise status' })).toContainText('5 of 5 answered');
    await expect(again.getByRole('region', { name: 'Exercise status' })).toContainText('Saved');

    await askForTheKey(second, address);
    const heard = wire.heard();
    expect(heard, 'the student has read the questions').toContain('My sister ___ in Madrid.');
    expect(canary.exec(heard)?.[0], 'a word of the answer key that came before submission').toBeUndefined();

    await again.keyboard.press('Enter');
    await scored(again);
    await expectScore(again);
    await unfoldRight(again);
    await expect(question(again, 1)).toContainText('Bien: con she, el verbo lleva -s. ZEBRA11');
    await expect(question(again, 2)).toContainText('Son los dos. ZEBRA21');
    await expect(question(again, 3)).toContainText('Con meses, in. ZEBRA31');
    await expect(question(again, 4)).toContainText('Partly correct');
    await expect(question(again, 4)).toContainText(/your answer: go correct: ZEBRA41 to school correct: by bus/);
    await expect(question(again, 4)).toContainText('She goes by bus. ZEBRA44');
    await expect(question(again, 5)).toContainText('Incorrect');
    await expect(question(again, 5)).toContainText('Yes, a sandwich');
    await expect(question(again, 5)).toContainText('Se dice con to be. ZEBRA53');
    expect(wire.heard(), 'the words of the key that were listened for').toMatch(canary);
    await second.close();
    wire.close();
  });

  test('The coordinator changes a question and publishes again: the old score stays as it was, the next attempt has the new question', async ({
    page,
    browser,
    school,
  }) => {
    await enter(page, 'coordinator');
    await page.goto(address);
    await page.getByRole('button', { name: 'English' }).first().click();
    await page.getByRole('button', { name: 'Edit question 1' }).click();
    const card = openCard(page);
    await card.getByRole('textbox', { name: 'English text' }).fill('My brothers ___ in Madrid.');
    await card.getByRole('group', { name: 'Right answer' }).getByLabel('live', { exact: true }).check();
    await card.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();

    const context = await openBrowser(browser, school.url);
    const student = await context.newPage();
    await enter(student, 'student');
    await student.goto(`${address}/score`);
    await expectScore(student);
    await unfoldRight(student);
    await expect(question(student, 1)).toContainText('My sister');
    await expect(question(student, 1)).toContainText('Correct');
    await student.getByRole('button', { name: 'Try again' }).click();
    await expect(student.getByText('My brothers ___ in Madrid.')).toBeVisible();
    await student.goto(`${address}/score`);
    await expectScore(student);
    await context.close();
  });
});

/** The answers that were right are folded behind the others. */
const unfoldRight = (page: Page) => page.getByText(/^Your \d+ correct answers$/).click();

const openBrowser = (browser: Browser, baseURL: string) => browser.newContext({ baseURL, locale: 'es-MX' });

/** Goes to a control and presses Enter on it. */
async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Marks an option of the first question: Tab leads into its rows, arrows lead through them. */
async function choose(page: Page, option: string): Promise<void> {
  const rows = page.getByRole('region', { name: /Pregunta 1/ }).getByRole('radio');
  await tabTo(page, rows.first());
  for (let step = 0; step < (await rows.count()); step += 1) {
    if (await page.getByRole('radio', { name: option }).isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
}

async function readInEnglish(page: Page): Promise<void> {
  await press(page, page.getByRole('banner').locator('summary'));
  await press(page, page.getByRole('button', { name: 'English' }));
}

const question = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`Question ${number} of 5`) });

/** Three right, one half right, one wrong. */
async function expectScore(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText('70%');
  await expect(main).toContainText('3.5 of 5 points');
  await expect(main).toContainText('3 correct');
  await expect(main).toContainText('1 partly correct');
  await expect(main).toContainText('1 incorrect');
}

/** Asks by hand for whatever could hold the key, as a student who knows the API would. */
async function askForTheKey({ request }: BrowserContext, address: string): Promise<void> {
  const form = Number(/(\d+)\/form$/.exec(address)?.[1]);
  const filter = encodeURIComponent(JSON.stringify({ form_id: form }));
  const own = await request.get(`/api/attempts?filter=${filter}`);
  expect(await own.json()).toMatchObject([{ status: 'draft' }]);
  for (const path of [
    'questions',
    'form_versions',
    'exercise_forms',
    `exercise_forms/${form}`,
    'schemas',
    'questions/types',
  ])
    await request.get(`/api/${path}`);
}
