import type { APIRequestContext } from 'playwright/test';
import { picture } from '#tests/files/samples.ts';
import { expect } from './journey.ts';
import type { Served } from './served.ts';

const here = { 'sec-fetch-site': 'same-origin' };
const prompt = (es: string, en: string) => ({ es, en });

/** A question of each type that has a control of its own, with one hint among them. */
const questions = (pictures: number[]) => [
  {
    type: 'boolean',
    body: {
      prompt: prompt('Lee y decide.', 'Read and decide.'),
      text: 'Rosa works in a bank. She walks to work every day.',
      statements: [
        { id: 'p3ka', text: 'Rosa has a job.' },
        { id: 'f8wd', text: 'She goes to work by bus.' },
        { id: 't2mz', text: 'She likes her job.' },
      ],
      not_given: true,
      hints: [prompt('«Walk» es ir a pie.', '“Walk” is to go on foot.')],
    },
    key: {
      statements: [
        { id: 'p3ka', correct: 'true' },
        { id: 'f8wd', correct: 'false', feedback: prompt('Va a pie: she walks.', 'She goes on foot.') },
        { id: 't2mz', correct: 'not_given' },
      ],
      feedback: { partial: prompt('Casi todo.', 'Nearly all.') },
    },
  },
  {
    type: 'gap_bank',
    body: {
      prompt: prompt('Completa con las palabras.', 'Complete with the words.'),
      text: 'We {{1}} breakfast at {{2}}.',
      gaps: [{ id: '1' }, { id: '2' }],
      bank: [
        { id: 'e6wt', text: 'home' },
        { id: 's3qp', text: 'have' },
        { id: 'b8fn', text: 'do' },
      ],
    },
    key: {
      gaps: [
        { id: '1', correct: 's3qp' },
        { id: '2', correct: 'e6wt' },
      ],
    },
  },
  {
    type: 'match',
    body: {
      prompt: prompt('Une cada palabra con su contrario.', 'Match each word with its opposite.'),
      left: [
        { id: 'n4sb', text: 'hot' },
        { id: 'y7re', text: 'early' },
      ],
      right: [
        { id: 'g5uc', text: 'late' },
        { id: 'a9xk', text: 'cold' },
        { id: 'v2jh', text: 'quick' },
      ],
    },
    key: {
      left: [
        { id: 'n4sb', correct: 'a9xk' },
        { id: 'y7re', correct: 'g5uc' },
      ],
    },
  },
  {
    type: 'order',
    body: {
      prompt: prompt('Ordena la frase.', 'Put the sentence in order.'),
      items: [
        { id: 'c4dz', text: 'never' },
        { id: 'r7kv', text: 'She' },
        { id: 'h2pm', text: 'coffee' },
        { id: 'w9ga', text: 'drinks' },
      ],
    },
    key: { order: ['r7kv', 'c4dz', 'w9ga', 'h2pm'] },
  },
  {
    type: 'choice_image',
    body: {
      prompt: prompt('¿De qué color es la puerta?', 'What colour is the door?'),
      text: 'The door is red.',
      options: [
        { id: 'u5xb', resource: pictures[0], alt: prompt('Una puerta roja', 'A red door') },
        { id: 'k8ts', resource: pictures[1], alt: prompt('Una puerta ancha', 'A wide door') },
      ],
    },
    key: { correct: 'u5xb' },
  },
];

/**
 * Publishes an exercise of all these types in the student's level.
 * @param desk the requests of somebody who may
 * @returns its address
 */
export async function publishNewTypes(desk: APIRequestContext, { knex }: Served): Promise<string> {
  const lesson = await knex('lessons')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'lessons.status': 'active' })
    .orderBy('lessons.order')
    .first('lessons.id', 'lessons.level_id');
  const post = async (path: string, data: object | Buffer, type = 'application/json') => {
    const answer = await desk.post(`/api/${path}`, { data, headers: { ...here, 'content-type': type } });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.json();
  };
  const upload = async (width: number) =>
    (await post(`resources/upload?name=door-${width}.png`, await picture(width, 300), 'image/png')).id;
  const form = await post('exercise_forms', { lesson_id: lesson.id, order: 90, title: 'Tipos', difficulty: 'easy' });
  const all = questions([await upload(300), await upload(500)]);
  for (const [at, question] of all.entries())
    await post('questions', { form_id: form.id, order: at + 1, points: 1, ...question });
  await post(`exercise_forms/${form.id}/activate`, {});
  return `/levels/level/${lesson.level_id}/lesson/${lesson.id}/exercise/${form.id}/form`;
}
