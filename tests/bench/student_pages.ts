import type { Served } from '#tests/support/served.ts';
import { begun, mixed, publishExercise } from './exercise.ts';

/** The pages that a student sees every day, as their bench opens them. */
export interface StudentPages {
  /** The session, as a request carries it. */
  cookie: string;
  addresses: Record<'home' | 'lesson' | 'exercise' | 'score', string>;
}

/** Home, a lesson, its exercise of so many questions, begun, and the score of an earlier attempt at it. */
export async function studentPages(school: Served, questions: number): Promise<StudentPages> {
  const exercise = await publishExercise(school, mixed(questions));
  const cookie = await begun(school, exercise);
  const [, lesson = '', form] = /^(.*)\/exercise\/(\d+)/.exec(exercise) ?? [];
  const { id } = await school.knex('attempts').where({ status: 'draft' }).orderBy('id', 'desc').first('id');
  const post = async (path: string) => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${school.url}/api/${path}`, { method: 'POST', headers, body: '{}' });
    if (!answer.ok) throw new Error(await answer.text());
  };
  await post(`attempts/${id}/submit`);
  await post(`exercise_forms/${form}/start`);
  return { cookie, addresses: { home: '/home', lesson, exercise, score: `${exercise}/score` } };
}
