import { expect, type Page } from 'playwright/test';
import { ownPage } from './browser/page_views.ts';
import type { Served } from './served.ts';

const prompt = { es: 'Escribe el saludo.', en: 'Write the greeting.' };
const options = ['live', 'lives', 'living'].map((text) => ({ id: text, text }));
const questions = [
  { type: 'choice_single', body: { prompt, text: 'She ___ here.', options }, key: { correct: 'live' } },
  { type: 'text_short', body: { prompt, text: 'At 9 a.m.' }, key: { accept: [{ text: 'Good morning' }] } },
];

/** A call as a page of the person makes it; what it answers. */
// biome-ignore lint/suspicious/noExplicitAny: what the API answers
export async function send(page: Page, method: string, url: string, data?: object): Promise<any> {
  const answer = await page.request.fetch(url, { method, data, headers: ownPage });
  expect(answer.ok(), `${url} ${await answer.text()}`).toBe(true);
  return answer.json();
}

interface Exercise {
  id: number;
  /** Its first question. */
  first: number;
  address: string;
}

/** Publishes an exercise, in a lesson that the student has reached, whose key is wrong in its first question. */
export async function makeExercise(staff: Page, { knex }: Served, title: string): Promise<Exercise> {
  const { lesson_id, level_id } = await knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'forms.status': 'active' })
    .orderBy('lessons.order')
    .first('forms.lesson_id', 'lessons.level_id');
  const { id } = await send(staff, 'POST', '/api/exercise_forms', { lesson_id, order: 99, title });
  const made = [];
  for (const [at, question] of questions.entries())
    made.push(await send(staff, 'POST', '/api/questions', { form_id: id, order: at + 1, ...question }));
  await send(staff, 'POST', `/api/exercise_forms/${id}/activate`);
  return { id, first: made[0].id, address: `/levels/level/${level_id}/lesson/${lesson_id}/exercise/${id}/form` };
}
