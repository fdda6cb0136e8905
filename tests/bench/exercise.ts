import { password } from '#tests/support/school.ts';
import type { Served } from '#tests/support/served.ts';

const here = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

const choice = (at: number) => ({
  type: 'choice_single',
  body: {
    prompt: { es: `${at}. Elige la forma correcta.`, en: `${at}. Choose the right form.` },
    text: 'My sister ___ in Madrid.',
    options: [
      { id: 'k3v9', text: 'live' },
      { id: 'x7qa', text: 'lives' },
      { id: 'm2fd', text: 'living' },
    ],
  },
  key: { correct: 'x7qa' },
});

const typed = (at: number) => ({
  type: 'text_short',
  body: { prompt: { es: `${at}. Escribe la frase en negativo.`, en: `${at}. Write it in the negative.` } },
  key: { accept: [{ text: "They don't live in Lima." }] },
});

/** As many questions, every other one typed. */
export const mixed = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 2 ? typed(at + 1) : choice(at + 1)));

/** Puts an exercise of these questions before all others of the lesson that the demo's student takes next. */
export async function publishExercise({ url, knex }: Served, questions: object[]): Promise<string> {
  const { lesson, level } = await knex('lessons')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'lessons.status': 'active' })
    .orderBy('lessons.order')
    .first('lessons.id as lesson', 'lessons.level_id as level');
  await knex('forms').where({ lesson_id: lesson }).update({ status: 'inactive' });
  const signed = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: here,
    body: JSON.stringify({ username: 'coordinator', password }),
  });
  const cookie = signed.headers.getSetCookie().map((one) => one.split(';')[0]);
  const post = async (path: string, body: object) => {
    const headers = { ...here, cookie: cookie.join('; ') };
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { id: form_id } = await post('exercise_forms', { lesson_id: lesson, order: 1, title: 'Bench' });
  for (const [at, question] of questions.entries())
    await post('questions', { form_id, order: at + 1, points: 1, ...question });
  await post(`exercise_forms/${form_id}/activate`, {});
  return `/levels/level/${level}/lesson/${lesson}/exercise/${form_id}/form`;
}

/** Signs the demo's student in and begins the exercise; answers the cookies of the session. */
export async function begun({ url }: Served, address: string): Promise<string> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    });
  const signed = await post('/api/students/login', { username: 'student', password });
  const parts = signed.headers.getSetCookie().map((one) => one.split(';')[0]);
  const cookie = parts.join('; ');
  const [, form] = /exercise\/(\d+)/.exec(address) ?? [];
  await post(`/api/exercise_forms/${form}/start`, {}, { cookie });
  return cookie;
}
