import type { Locator, Page } from 'playwright/test';
import { type Entry, fillIn, pick } from '#tests/support/browser/keyboard.ts';
import { type Begun, send } from '#tests/support/browser/send.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';

const prompt = 'Qué hay que hacer (Español)';
const three = (list: string): Entry[] => ['drinks', 'drink', 'drank'].map((word, at) => [`${list} ${at + 1}`, word]);
/** The text begins with a gap. */
const gap: Entry = ['Texto en inglés', 'She '];
const described = 'Descripción en palabras (Español)';

/** One question of each type, in the order of its controls; the prompt, which has the focus, is written first. */
const types: [name: string, entries: Entry[]][] = [
  ['Una opción', [...three('Opción'), ['drinks', '{Space}']]],
  ['Varias opciones', [...three('Opción'), ['drinks', '{Space}']]],
  ['Huecos para escribir', [gap, ['Respuesta', 'drinks']]],
  [
    'Huecos con lista',
    [
      gap,
      ...three('Opción')
        .slice(0, 2)
        .flatMap((option): Entry[] => [['Agregar opción', '{Enter}'], option]),
      ['drinks', '{Space}'],
    ],
  ],
  ['Huecos con banco de palabras', [gap, ...three('Palabra'), ['drinks', '{Space}']]],
  ['Respuesta corta', [['Respuesta', 'Good morning']]],
  [
    'Verdadero o falso',
    ['Tea is a drink.', 'Rain is dry.', 'Cats swim.'].flatMap((said): Entry[] => [
      ['Afirmación', said],
      ['Es', '{Choose}'],
    ]),
  ],
  [
    'Unir parejas',
    [
      ...three('Pareja'),
      ...['she', 'they', 'yesterday'].flatMap((word): Entry[] => [
        ['Elemento', word],
        ['drinks', '{Space}'],
      ]),
    ],
  ],
  ['Poner en orden', three('Elemento')],
  ['Corregir errores', [['Texto con marcas', 'She *drink|drinks* tea.']]],
  ['Marcar palabras', [['Texto con marcas', 'She *drinks* tea.']]],
  ['Redacción', [['Respuesta modelo', 'I drink tea.']]],
  ['Expresión oral', [['Respuesta modelo', 'I drink tea.']]],
  [
    'Elegir una imagen',
    [
      ...['Uno', 'Dos', 'Tres'].flatMap((word): Entry[] => [
        ['Archivo', '{Choose}'],
        [described, word],
      ]),
      ['Uno', '{Space}'],
    ],
  ],
  [
    'Dictado',
    [
      ['Agregar imagen o grabación', '{Enter}'],
      ['Archivo', '{Choose}'],
      [described, 'Una voz'],
      ['Lo que se dice', 'She drinks tea.'],
    ],
  ],
  ['Lectura o audio con preguntas', [['Texto en inglés', 'She drinks tea.']]],
];

const region = (page: Page) => page.getByRole('region', { name: /^\d+ preguntas?$/ });
const cards = (page: Page) => region(page).getByRole('listitem');
const titles = async (page: Page) =>
  (await region(page).getByRole('heading', { level: 3 }).allTextContents()).map((title) =>
    title.replace(/^\d+\. /, ''),
  );

/** Goes to a button and presses it. */
async function press(page: Page, button: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, button, key);
  await page.keyboard.press('Enter');
}

/** Picks a type from the menu of the button that has the focus, writes the question and saves it; then the next can be added. */
async function write(page: Page, name: string, entries: Entry[], add = 'Agregar otra pregunta'): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await pick(page, name);
  await expect(region(page).getByRole('textbox', { name: prompt })).toBeFocused();
  await fillIn(page, [[prompt, name], ...entries]);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: add, exact: true }), name).toBeFocused();
}

test('An author writes a form with a question of each type by keyboard alone, changes it after it was taken, and regrades', async ({
  page,
  browser,
  school,
}) => {
  test.setTimeout(300_000);
  const { lesson_id } = await school
    .knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'forms.status': 'active' })
    .orderBy('lessons.order')
    .first('forms.lesson_id');
  await signIn(page, 'coordinator');
  const { id } = await send(page, 'POST', '/api/exercise_forms', { lesson_id, order: 99, title: 'Con el teclado' });
  await page.goto(`/exercise_forms/${id}`);
  await tabTo(page, page.getByRole('button', { name: 'Agregar una pregunta', exact: true }));
  for (const [name, entries] of types) await write(page, name, entries);
  await tabTo(page, page.getByRole('button', { name: 'Agregarle una pregunta' }), 'Shift+Tab');
  await write(page, 'Respuesta corta', [['Respuesta', 'tea']], 'Agregarle una pregunta');

  const preview = page.getByTitle('Como lo ve el estudiante').contentFrame();
  await expect(preview.getByRole('heading', { name: 'Dictado' })).toBeVisible();
  const [first, second, ...rest] = await titles(page);
  await press(page, page.getByRole('button', { name: 'Bajar la pregunta 1', exact: true }), 'Shift+Tab');
  await expect.poll(() => titles(page)).toEqual([second, first, ...rest]);
  await expect(page.getByRole('button', { name: 'Bajar la pregunta 2', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual([first, second, ...rest]);
  await press(page, page.getByRole('button', { name: 'Duplicar la pregunta 2', exact: true }));
  await expect.poll(() => titles(page)).toEqual([first, second, second, ...rest]);
  await press(page, page.getByRole('button', { name: 'Quitar la pregunta 3', exact: true }));
  await expect.poll(() => titles(page)).toEqual([first, second, ...rest]);
  await expect(cards(page).nth(2)).toBeFocused();

  const publish = page.getByRole('button', { name: 'Publicar' });
  await press(page, publish, 'Shift+Tab');
  await expect(publish).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Desactivar' })).toBeVisible();

  const own = await browser.newContext({ baseURL: school.url });
  const student = await own.newPage();
  await signIn(student, 'student');
  const attempt = await send<Begun>(student, 'POST', `/api/exercise_forms/${id}/start`);
  const [question] = attempt.uiSchema['ui:order'];
  const chosen = attempt.schema.properties[question]?.oneOf.find(({ title }) => title === 'drink')?.const;
  await send(student, 'PATCH', `/api/attempts/${attempt.id}`, { seq: 1, answers: { [question]: chosen } });
  const before = await send(student, 'POST', `/api/attempts/${attempt.id}/submit`);
  expect(before).toMatchObject({ status: 'completed', correct: 0 });

  await press(page, page.getByRole('button', { name: 'Editar la pregunta 1', exact: true }));
  await expect(region(page).getByRole('textbox', { name: prompt })).toBeFocused();
  const key = cards(page).first().getByRole('radio', { name: 'drinks' });
  await tabTo(page, key);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Editar la pregunta 1', exact: true })).toBeFocused();
  await press(page, publish, 'Shift+Tab');
  await expect(publish).toHaveCount(0);

  await press(page, page.getByRole('button', { name: 'Versiones y resultados' }));
  const dialog = page.getByRole('dialog', { name: 'Versiones y resultados' });
  await expect(dialog.getByText('antes: drinks → ahora: drink')).toBeVisible();
  await tabTo(page, dialog.getByRole('tab', { name: 'Versiones', selected: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Ver a quién le cambiaría' }));
  await expect(dialog.getByText('1 nota subiría')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Recalificar 1 intento' }));
  await expect(dialog.getByText('1 intento tiene ahora otra nota.')).toBeVisible();
  expect(await send(student, 'GET', `/api/attempts/${attempt.id}`)).toMatchObject({ correct: 1 });
  await own.close();
});
