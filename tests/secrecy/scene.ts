import { done, make } from '#tests/attempts/stage.ts';
import type { Person, School } from '#tests/support/school.ts';
import { ofEachType, type Planted, passage } from './planted.ts';

/** A school in which each place that shows a form to a student shows one whose key is planted. */
export interface Scene {
  coordinator: Person;
  level: number;
  below: number;
  lesson: number;
  /** Published: in a lesson of a level that lies behind, in the student's own level, for placing, and the demonstration's. */
  exercise: number;
  exam: number;
  leveling: number;
  demo: number;
  /** Written, never published. */
  draft: number;
}

/** Publishes questions as a form's. */
export async function publish(coordinator: Person, entity: string, body: object, questions: Planted[]) {
  const form_id = await make(coordinator, entity, body);
  await write(coordinator, form_id, questions);
  await done(coordinator.post(`/api/${entity}/${form_id}/activate`));
  return form_id;
}

/** Writes questions behind those of a form; the last is about a passage. */
async function write(coordinator: Person, form_id: number, questions: Planted[], from = 100): Promise<void> {
  const parent_id = await make(coordinator, 'questions', { form_id, order: from, ...passage() });
  for (const [at, question] of questions.entries()) {
    const group = at === questions.length - 1 ? { parent_id } : {};
    await make(coordinator, 'questions', { form_id, order: from + at + 1, ...question, ...group });
  }
}

export async function setScene({ as, knex }: School): Promise<Scene> {
  const coordinator = await as('coordinator');
  const level = (await knex('levels').where({ order: 1 }).first('id')).id as number;
  const below = (await knex('levels').where({ order: 0 }).first('id')).id as number;
  await knex('users').whereIn('username', ['student', 'ana.robles']).update({ current_level_id: level });
  await knex('levels').where({ id: level }).update({ required_lessons: 0, required_classes: 0, days_required: 0 });
  const lesson = await make(coordinator, 'lessons', {
    level_id: below,
    order: 900,
    name: 'Secreto',
    difficulty: 'easy',
  });
  await done(coordinator.post(`/api/lessons/${lesson}/activate`));
  const draft = await make(coordinator, 'exercise_forms', { lesson_id: lesson, order: 9, title: 'Borrador' });
  await write(coordinator, draft, ofEachType());
  await done(
    coordinator.post('/api/question_drafts/keep', { form_id: draft, card: 'q1', draft: { ...ofEachType()[0] } }),
  );
  const [seen] = await done((await as('demo')).get('/api/lessons?sort=["order","ASC"]'));
  const filter = JSON.stringify({ lesson_id: seen.id });
  const [shown] = await done((await as('demo')).get(`/api/exercise_forms?filter=${filter}&sort=["order","ASC"]`));
  await write(coordinator, shown.id, ofEachType(), 900);
  await done(coordinator.post(`/api/exercise_forms/${shown.id}/activate`));
  return {
    coordinator,
    level,
    below,
    lesson,
    draft,
    demo: shown.id,
    exercise: await publish(coordinator, 'exercise_forms', { lesson_id: lesson, order: 1, title: 'Uno' }, ofEachType()),
    exam: await publish(coordinator, 'exam_forms', { level_id: level, title: 'Examen' }, ofEachType()),
    leveling: await publish(coordinator, 'leveling_forms', { title: 'Nivel', adaptive: false }, placing(level)),
  };
}

/** A placement asks nothing whose level and skill it does not know. */
const placing = (level_id: number): Planted[] =>
  ofEachType().map((question) => ({ ...question, level_id, skill: 'grammar' }) as Planted);
