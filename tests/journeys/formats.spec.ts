import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

const questions = (page: Page) => page.getByRole('region', { name: /^\d+ preguntas?$/ });
const cards = (page: Page) => questions(page).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importar preguntas' });

async function openExercise(page: Page): Promise<number> {
  await signIn(page, 'coordinator');
  await page.goto(`/exercise_forms?filter=${encodeURIComponent('{"status":["active"]}')}`);
  await page.locator('tbody tr').last().getByRole('link').last().click();
  await expect(cards(page).first()).toBeVisible();
  return cards(page).count();
}

const gift = `::Casa::How do you say "casa"?{=house ~home}

::Rota::Where is it?{=here

She {=goes ~go} to school by bus.
`;

const moodle = `<?xml version="1.0"?><quiz><question type="shortanswer"><name><text>Gato</text></name>
<questiontext format="html"><text><![CDATA[<p>What is <b>gato</b>?<script>alert(1)</script></p>]]></text></questiontext>
<answer fraction="100"><text>cat</text></answer></question>`;

const qti = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="Gap">
<responseDeclaration identifier="R" cardinality="single" baseType="string"><correctResponse><value>is</value></correctResponse></responseDeclaration>
<itemBody><p>She <textEntryInteraction responseIdentifier="R"/> from Lima.</p></itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`;

const csv = 'type;prompt_es;prompt_en;text;options;answer\nchoice_single;Elige.;Choose.;I ___ late.;am|is;am\n';

const take = async (page: Page, name: string, text: string | Buffer) => {
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text as string) });
};

test('A file shows what comes and what does not, comes in, is taken back, and comes in again', async ({ page }) => {
  const before = await openExercise(page);
  await take(page, 'banco.gift', gift);
  await expect(dialog(page).getByText('Vienen 2 preguntas')).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveText([/^Línea 3 \(Rota\): Una llave/]);
  await meetsAxe(page);
  await dialog(page).getByRole('button', { name: 'Importar 2 preguntas' }).click();
  await expect(dialog(page).getByText('Se importaron 2 preguntas.')).toBeVisible();
  await expect(dialog(page).getByText('1 no se importó', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('Vienen 2 preguntas')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect(dialog(page).getByText('Se deshizo la importación.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(cards(page)).toHaveCount(before);

  await take(page, 'banco.gift', gift);
  await dialog(page).getByRole('button', { name: 'Importar 2 preguntas' }).click();
  await expect(dialog(page).getByText('Se importaron 2 preguntas.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(cards(page)).toHaveCount(before + 2);
});

const rounds = [
  ['banco.gift', '::Rutas:: She {=goes} to school by bus.', 'GIFT'],
  ['moodle.xml', moodle, 'Moodle XML'],
  ['item.xml', qti, 'QTI 2.1 (paquete)'],
  ['tabla.csv', csv, 'CSV (tabla)'],
] as const;

/** Shows what would come, and takes it in. */
async function bring(page: Page, name: string, text: string | Buffer) {
  await take(page, name, text);
  await expect(dialog(page).getByText('Viene 1 pregunta')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Importar 1 pregunta' }).click();
  await expect(dialog(page).getByText('Se importó 1 pregunta.')).toBeVisible();
}

const close = (page: Page) => dialog(page).getByRole('button', { name: 'Cerrar' }).click();

for (const [name, text, format] of rounds)
  test(`A file of ${format} is tried, taken in, taken back, taken in again, sent out, and its question comes in elsewhere`, async ({
    page,
    school,
  }) => {
    await signIn(page, 'coordinator');
    const { id: lesson_id } = await school.knex('lessons').orderBy('id').first('id');
    const empty = async (title: string): Promise<number> => {
      const data = { lesson_id, order: 90, title };
      const headers = { 'sec-fetch-site': 'same-origin' };
      return (await (await page.request.post('/api/exercise_forms', { data, headers })).json()).id;
    };
    const [here, there] = [await empty('Ida'), await empty('Vuelta')];
    const held = (form_id: number) =>
      school.knex('questions').where({ form_id }).orderBy('order').select('type', 'body', 'key', 'points');
    /** Ids of options are made anew for each question. */
    const said = (rows: object[]) => JSON.stringify(rows).replace(/"(id|correct|option)":"[a-z0-9]{4}"/g, '"$1":"…"');

    await page.goto(`/exercise_forms/${here}`);
    await bring(page, name, text);
    await dialog(page).getByRole('button', { name: 'Deshacer la importación' }).click();
    await expect(dialog(page).getByText('Se deshizo la importación.')).toBeVisible();
    await close(page);
    expect(await held(here)).toHaveLength(0);
    await bring(page, name, text);
    await close(page);
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const leaving = page.getByRole('dialog', { name: `Exportar: ${format}` });
    const [download] = await Promise.all([page.waitForEvent('download'), leaving.getByRole('link').click()]);
    await page.goto(`/exercise_forms/${there}`);
    await bring(page, download.suggestedFilename(), readFileSync(await download.path()));
    await close(page);
    const [sent, again] = [await held(here), await held(there)];
    expect(sent).toHaveLength(1);
    expect(said(again)).toBe(said(sent));
  });

test('A file that holds no questions is said to be none', async ({ page }) => {
  await openExercise(page);
  await take(page, 'nota.txt', 'Hola.');
  await expect(dialog(page).getByText('No es un archivo de preguntas que se pueda leer aquí.')).toBeVisible();
});

test('A form goes out with what the format loses, and its file comes in again as the same questions', async ({
  page,
}) => {
  const before = await openExercise(page);
  for (const format of ['GIFT', 'Moodle XML', 'QTI 2.1 (paquete)', 'CSV (tabla)']) {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const leaving = page.getByRole('dialog', { name: `Exportar: ${format}` });
    await expect(leaving.getByRole('alert')).toBeVisible();
    const [without] = await leaving.getByText(/Este formato no tiene preguntas/).allTextContents();
    const gone = without?.split(':')[0]?.match(/\d+/g)?.length ?? 0;
    const [download] = await Promise.all([page.waitForEvent('download'), leaving.getByRole('link').click()]);
    await take(page, download.suggestedFilename(), readFileSync(await download.path()));
    await expect(dialog(page).getByText(`Vienen ${before - gone} preguntas`)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  }
});
