import type { Page } from 'playwright/test';
import { send } from './browser/send.ts';
import type { Served } from './served.ts';

const prompt = { es: 'Escribe el saludo.', en: 'Write the greeting.' };
const options = ['live', 'lives', 'living'].map((text) => ({ id: text, text }));
const [wrong, right] = [
  { type: 'choice_single', body: { prompt, text: 'She ___ here.', options }, key: { correct: 'live' } },
  { type: 'text_short', body: { prompt, text: 'At 9 a.m.' }, key: { accept: [{ text: 'Good morning' }] } },
] as const;

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
  const write = (question: object, order: number) =>
    send(staff, 'POST', '/api/questions', { form_id: id, order, ...question });
  const first = await write(wrong, 1);
  await write(right, 2);
  await send(staff, 'POST', `/api/exercise_forms/${id}/activate`);
  return { id, first: first.id, address: `/levels/level/${level_id}/lesson/${lesson_id}/exercise/${id}/form` };
}
