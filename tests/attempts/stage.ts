import type { AnyQuestionType } from '#api/assessment/define.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Person, School } from '#tests/support/school.ts';

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
export type Body = any;

/** A word that stands in keys and feedback alone: whoever reads it before submission has seen a key. */
export const canary = 'ZEBRA-77';

/** The types that most forms are made of. */
const usual = ['choice_multiple', 'choice_single', 'gap_choice', 'gap_typed', 'text_short'];

/** A question of a type, worth 1 point, with canaries all over its key. */
const planted = (type: string) => {
  const { body, key } = structuredClone((questionTypes.get(type) as AnyQuestionType).example.question);
  key.feedback = { correct: { en: `${canary} right` }, incorrect: { es: `${canary} mal` } };
  for (const { accept } of key.gaps ?? [key])
    accept?.push({ text: `${canary} ${type}`, weight: 0.5, feedback: { en: canary } });
  return { type, body, key, points: 1 };
};

/** One question of each usual type. */
export const questions = usual.map(planted);

/** One question of each type that there is, the usual ones first. */
export const ofEachType = [...new Set([...usual, ...questionTypes.keys()])].map(planted);

/** What each of them is answered with, under the names that a form gave them; who speaks has to send a recording first. */
export const answersFor = (order: string[], which: 'right' | 'wrong') =>
  Object.fromEntries(
    order.flatMap((name, at) => {
      const type = ofEachType[at]?.type ?? '';
      return type === 'speaking' ? [] : [[name, questionTypes.get(type)?.example[which]]];
    }),
  );

/** What a test of learning plays on: an active lesson of a level that is open to the student for revision, and people. */
export interface Stage {
  coordinator: Person;
  student: Person;
  level: number;
  lesson: number;
  /** Makes an exercise with these questions and publishes it. */
  exercise(given?: Body[], form?: Body): Promise<number>;
  /** Makes an exercise with these questions. */
  draft(given?: Body[], form?: Body): Promise<number>;
}

export async function stage({ as, knex }: School): Promise<Stage> {
  const coordinator = await as('coordinator');
  const { level } = await knex('users')
    .join('levels as own', 'own.id', 'users.current_level_id')
    .joinRaw('join levels below on below."order" = own."order" - 1')
    .where({ username: 'student' })
    .first('below.id as level');
  const lesson = await make(coordinator, 'lessons', {
    level_id: level,
    order: 900,
    name: 'Rutinas',
    difficulty: 'easy',
  });
  await done(coordinator.post(`/api/lessons/${lesson}/activate`));
  const draft: Stage['draft'] = async (given = questions, form = {}) => {
    const id = await make(coordinator, 'exercise_forms', { lesson_id: lesson, order: 1, title: 'Rutinas', ...form });
    for (const [at, question] of given.entries())
      await make(coordinator, 'questions', { form_id: id, order: at + 1, ...question });
    return id;
  };
  const exercise: Stage['exercise'] = async (given, form) => {
    const id = await draft(given, form);
    await done(coordinator.post(`/api/exercise_forms/${id}/activate`));
    return id;
  };
  return { coordinator, student: await as('student'), level, lesson, draft, exercise };
}

/** Creates a record and answers its id. */
export async function make(person: Person, entity: string, body: object): Promise<number> {
  return (await done(person.post(`/api/${entity}`, body))).id;
}

/** The body of a call that must have worked. */
export async function done(call: ReturnType<Person['get']>): Promise<Body> {
  const answer = await call;
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

/** The body of a call that must have been refused with this status. */
export async function refused(call: ReturnType<Person['get']>, status: number): Promise<Body> {
  const answer = await call;
  if (answer.statusCode !== status) throw new Error(`${answer.statusCode} instead of ${status}: ${answer.body}`);
  return answer.json();
}
