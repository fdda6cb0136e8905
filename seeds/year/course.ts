import { withoutGroups } from '#api/assessment/group.ts';
import type { Row } from '#api/engine/define.ts';
import { activate, type Desk, enter } from '../load/desk.ts';

/** How many lessons a level gets, and exercises a lesson, where the course has not been written yet. */
const [lessons, exercises, topics] = [2, 2, 8];

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/**
 * Gives each level an exam, and those without lessons some with exercises, and topics for its classes: the demo school's
 * course is written for its first levels alone. The questions are those of the exams that there are.
 */
export async function fillCourse(desk: Desk): Promise<void> {
  const levels = await desk.list('levels', {});
  const exams = await desk.list('exam_forms', { status: 'active' });
  const [written] = exams.toSorted((one, other) => other.level_id - one.level_id);
  // Passages and recordings stay behind, with what is asked about them.
  const examQuestions = await desk.list('questions', { form_id: written?.id, parent_id: null });
  const questions = withoutGroups(examQuestions as (Row & { type: string })[]).map(asWritten);
  for (const level of levels) {
    if ((await desk.list('class_lessons', { level_id: level.id })).length === 0) await writeTopics(desk, level);
    if ((await desk.list('lessons', { level_id: level.id })).length === 0) await writeLessons(desk, level, questions);
    if (!exams.some(({ level_id }) => level_id === level.id))
      await writeForm(
        desk,
        'exam_forms',
        { level_id: level.id },
        namesOf('Examen final', 'Final exam', level),
        questions,
      );
  }
}

const asWritten = ({ type, body, key, points, skill, difficulty }: Row): Row => ({
  ...{ type, body, key, points, skill, difficulty },
});

const namesOf = (es: string, en: string, { name, english_name }: Row): Row => ({
  title: `${es}: ${name}`,
  english_title: `${en}: ${english_name ?? name}`,
});

async function writeTopics(desk: Desk, level: Row): Promise<void> {
  const records = numbers(topics).map((order) => ({
    order,
    name: `${level.name}, clase ${order}`,
    english_name: `${level.english_name ?? level.name}, class ${order}`,
    content: `<p>Conversación ${order}.</p>`,
    english_content: `<p>Conversation ${order}.</p>`,
  }));
  await activate(desk, 'class_lessons', await enter(desk, 'class_lessons', { level_id: level.id }, 'order', records));
}

async function writeLessons(desk: Desk, level: Row, questions: Row[]): Promise<void> {
  const records = numbers(lessons).map((order) => ({
    order,
    name: `${level.name}, lección ${order}`,
    english_name: `${level.english_name ?? level.name}, lesson ${order}`,
    difficulty: 'medium',
  }));
  const written = await enter(desk, 'lessons', { level_id: level.id }, 'order', records);
  for (const lesson of written)
    for (const order of numbers(exercises))
      await writeForm(
        desk,
        'exercise_forms',
        { lesson_id: lesson.id },
        { ...namesOf(`Ejercicio ${order}`, `Exercise ${order}`, lesson), order },
        questions.slice(0, 5),
      );
  await activate(desk, 'lessons', written);
}

async function writeForm(desk: Desk, entity: string, place: Row, record: Row, questions: Row[]): Promise<void> {
  const form = await desk.post(entity, { order: 1, difficulty: 'medium', ...place, ...record });
  for (const [at, question] of questions.entries())
    await desk.post('questions', { ...question, form_id: form.id, order: at + 1 });
  await activate(desk, entity, [form]);
}
