import type { Page } from 'playwright/test';
import { expect, scored, signIn, test } from '#tests/support/journey.ts';
import { payloads } from '#tests/support/poison/payloads.ts';
import { poisoned, poisonedFiles } from '#tests/support/poison/poisoned.ts';

const origin = { 'sec-fetch-site': 'same-origin' };

/** What runs, asks or breaks the policy of a page while it is looked at. */
async function listened(page: Page): Promise<() => Promise<string[]>> {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) heard.push(message.text());
  });
  page.on('framenavigated', (frame) => {
    if (!/^(http|about:)/.test(frame.url())) heard.push(`went to ${frame.url()}`);
  });
  await page.addInitScript(() => {
    const asked = window as unknown as { violations: string[] };
    asked.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      asked.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return async () => {
    const ran = page.frames().map((frame) =>
      frame.evaluate(() => {
        const { __ran, violations = [] } = window as unknown as { __ran?: number; violations?: string[] };
        return __ran ? [`ran ${__ran} times`, ...violations] : violations;
      }),
    );
    return [...heard, ...(await Promise.all(ran)).flat()];
  };
}

/** Everything that is shown is pressed, hovered and opened, as far as a script can. */
const touchAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const element of document.querySelectorAll<HTMLElement>('.questions *, .review *')) {
      for (const name of ['pointerenter', 'mouseover', 'focus', 'wheel', 'animationstart'])
        element.dispatchEvent(new Event(name, { bubbles: true }));
      if (element instanceof HTMLAnchorElement) {
        element.addEventListener('click', (event) => event.preventDefault());
        element.click();
      }
    }
  });

test('No payload of an author or a file runs: in the exercise, its score, the editor and its preview', async ({
  page,
  browser,
  school,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'coordinator');
  const staff = async (path: string, data: object | Buffer, type = 'application/json') => {
    const answer = await page.request.post(`/api/${path}`, { data, headers: { ...origin, 'content-type': type } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const read = async (path: string) => (await page.request.get(`/api/${path}`)).json();
  const [level] = await read(`levels?filter=${encodeURIComponent('{"order":0}')}`);
  const [lesson] = await read(`lessons?filter=${encodeURIComponent(JSON.stringify({ level_id: level.id }))}`);
  const form = await staff('exercise_forms', { lesson_id: lesson.id, order: 90, title: 'Poison' });
  for (const [at, payload] of payloads.entries())
    await staff('questions', { form_id: form.id, order: at + 1, ...poisoned(payload, at) });
  // Each payload once by an author and once by a file.
  for (const [at, name] of ['poison.xml', 'poison.gift', 'poison.csv'].entries()) {
    const file = poisonedFiles(payloads.filter((_, place) => place % 3 === at))[name] as string;
    await staff(`exercise_forms/${form.id}/import?name=${name}`, Buffer.from(file), 'application/octet-stream');
  }
  await staff(`exercise_forms/${form.id}/activate`, {});

  const place = `/levels/level/${level.id}/lesson/${lesson.id}/exercise/${form.id}/form`;
  const student = await (await browser.newContext({ baseURL: school.url, locale: 'es-MX' })).newPage();
  await signIn(student, 'student');
  const heard = await listened(student);
  await student.goto(place);
  await student.getByRole('button', { name: 'Empezar' }).click();
  const questions = student.locator('section.question');
  await expect(questions.first()).toBeVisible();
  await expect(questions).toHaveCount(2 * payloads.length);
  await expect(student.locator('.question strong, .choice strong').first()).toBeAttached();
  await touchAll(student);
  await questions.first().getByRole('radio').first().check();
  expect(await heard()).toEqual([]);
  await student.getByRole('button', { name: 'Enviar respuestas' }).click();
  await student.locator('button[value=submit_anyway]').click();
  await scored(student);
  await expect(student.locator('.review').first()).toBeVisible();
  await touchAll(student);
  expect(await heard()).toEqual([]);
  await student.context().close();

  const told = await listened(page);
  await page.goto(place);
  const preview = page.frameLocator('iframe').locator('section.question');
  await expect(preview.first()).toBeVisible();
  await page.getByRole('button', { name: 'Editar la pregunta 6', exact: true }).click();
  // Of a long list what is near is drawn.
  await page
    .locator('li[id^="question-"]')
    .nth(payloads.length + 5)
    .scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `Editar la pregunta ${payloads.length + 6}`, exact: true }).click();
  await expect(page.locator('.ProseMirror').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar todas' }).click();
  await expect(preview).toHaveCount(2 * payloads.length);
  await touchAll(page);
  expect(await told()).toEqual([]);
});
