import { expect, type Page } from 'playwright/test';
import { hasMistake, mistakenAnswer, rightAnswer } from '#seeds/load/answers.ts';
import { webm } from '#tests/files/samples.ts';
import { scored } from './journey.ts';
import type { Served } from './served.ts';

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** What a student says: a recording that belongs to the attempt. */
async function speak(page: Page, attempt: number, name: string): Promise<string> {
  const answer = await page.request.post(`/api/resources/upload?attempt=${attempt}&name=${name}`, {
    data: webm(),
    headers: { ...ownPage, 'content-type': 'audio/webm' },
  });
  expect(answer.status(), 'the recording is taken').toBe(201);
  return String((await answer.json()).id);
}

/**
 * Answers every question of the attempt that has been begun, as the page would save it, and submits it on the page.
 * @param right all of it; else each question gets its typical mistake, and those of which none is known stay open
 * @returns the number of the attempt
 */
export async function answerAll(page: Page, { knex }: Served, form: number, right = true): Promise<number> {
  const { id } = await knex('attempts').where({ status: 'draft' }).orderBy('id', 'desc').first('id');
  const questions = await knex('questions').where({ form_id: form }).whereNot({ type: 'group' });
  const answers: Record<string, unknown> = {};
  for (const question of questions) {
    const name = `q${question.id}`;
    if (question.type === 'speaking') answers[name] = await speak(page, id, name);
    else if (question.type === 'essay') answers[name] = right ? rightAnswer(question) : 'I do not know.';
    else if (right) answers[name] = rightAnswer(question);
    else if (hasMistake(question)) answers[name] = mistakenAnswer(question);
  }
  const saved = await page.request.patch(`/api/attempts/${id}`, { data: { seq: 1, answers }, headers: ownPage });
  expect(saved.status()).toBe(200);
  await page.reload();
  const leave = page.getByRole('button', { name: /^(Ver todo en una página|Show all on one page)$/ });
  if (await leave.isVisible()) await leave.click();
  await page.getByRole('button', { name: /^(Enviar respuestas|Submit answers)$/ }).click();
  if (Object.keys(answers).length < questions.length) await page.locator('button[value=submit_anyway]').click();
  await scored(page);
  return id;
}

/**
 * A coordinator grades what waits for a person in an attempt, where something does.
 * @param well with all points; else with none
 */
export async function gradeWhatWaits(office: Page, { knex }: Served, attempt: number, well = true): Promise<void> {
  const { status } = await knex('attempts').where({ id: attempt }).first('status');
  if (status !== 'pending_revision') return;
  await office.goto(`/attempts/${attempt}/show`);
  const waiting = office.getByRole('listitem').filter({ has: office.getByRole('radiogroup') });
  await expect(waiting.first()).toBeVisible();
  for (const card of await waiting.all())
    for (const group of await card.getByRole('radiogroup').all())
      await group.getByRole('radio')[well ? 'last' : 'first']().check();
  await office.getByRole('button', { name: 'Completar la revisión' }).click();
  await expect(office).not.toHaveURL(new RegExp(`/attempts/${attempt}/show`));
}
