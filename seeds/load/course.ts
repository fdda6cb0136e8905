import type { Row } from '#api/engine/define.ts';
import { activate, type Desk, enter } from './desk.ts';
import { hangPictures, withPictures } from './pictures.ts';
import { type FormSeed, type LessonSeed, readCourse } from './read.ts';

/**
 * Writes the course and publishes it.
 * @returns the levels, by their order
 */
export async function loadCourse(desk: Desk): Promise<Map<number, Row>> {
  const course = readCourse();
  const pictures = await hangPictures(desk);
  const seeds = course.map(({ level }) => level);
  const levels = await enter(desk, 'levels', {}, 'order', seeds);
  for (const [at, { lessons, class_lessons, exam }] of course.entries()) {
    const place = { level_id: levels[at]?.id };
    await writeLessons(desk, place, lessons, pictures);
    await activate(desk, 'class_lessons', await enter(desk, 'class_lessons', place, 'order', class_lessons));
    if (exam) await writeForms(desk, 'exam_forms', place, [exam], pictures);
  }
  await activate(desk, 'levels', levels);
  return new Map(levels.map((level) => [level.order, level]));
}

type Pictures = Map<number, number>;

async function writeLessons(desk: Desk, place: Row, seeds: LessonSeed[], pictures: Pictures): Promise<void> {
  const records = seeds.map(({ sections: _, exercises: __, ...lesson }) => lesson);
  const lessons = await enter(desk, 'lessons', place, 'order', records);
  for (const [at, { sections, exercises }] of seeds.entries()) {
    const within = { lesson_id: lessons[at]?.id };
    await activate(desk, 'sections', await enter(desk, 'sections', within, 'order', inOrder(sections)));
    await writeForms(desk, 'exercise_forms', within, inOrder(exercises), pictures);
  }
  await activate(desk, 'lessons', lessons);
}

async function writeForms(
  desk: Desk,
  entity: string,
  place: Row,
  seeds: FormSeed[],
  pictures: Pictures,
): Promise<void> {
  const records = seeds.map(({ questions: _, ...form }) => form);
  const forms = await enter(desk, entity, place, 'order', records);
  for (const [at, form] of forms.entries()) {
    const questions = (seeds[at]?.questions ?? []).map((question) => withPictures(question, pictures));
    await enter(desk, 'questions', { form_id: form.id }, 'order', inOrder(questions));
  }
  await activate(desk, entity, forms);
}

/** In the files the order of sections, exercises and questions is the order in which they stand. */
const inOrder = <Record extends object>(records: Record[]) =>
  records.map((record, at) => ({ ...record, order: at + 1 }));
