import type { Row } from '#api/engine/define.ts';
import { activate, type Desk, enter } from './desk.ts';
import { sendFiles, withFiles } from './files.ts';
import { hangIllustrations, withIllustrations } from './media/illustrations.ts';
import { hangPictures, withPictures } from './media/pictures.ts';
import { type FormSeed, type LessonSeed, type QuestionSeed, readCourse } from './read.ts';
import { aboutRecordings } from './said.ts';
import { withSounds } from './spoken.ts';

/** Where the pictures and the recordings of the course are in the library. */
interface Files {
  pictures: Map<number, number>;
  recordings: Map<string, number>;
}

/**
 * Writes the course and publishes it.
 * @returns the levels, by their order
 */
export async function loadCourse(desk: Desk): Promise<Map<number, Row>> {
  const course = readCourse();
  const seeds = course.map(({ level }) => level);
  const levels = await enter(desk, 'levels', {}, 'order', seeds);
  const recordings = await sendFiles(desk, aboutRecordings(course, levels));
  const files = { pictures: await hangPictures(desk), recordings };
  const illustrations = await hangIllustrations(desk, course, levels);
  for (const [at, { level, lessons, class_lessons, exam }] of course.entries()) {
    const place = { level_id: levels[at]?.id };
    const shown = lessons.map((lesson) => ({
      ...lesson,
      sections: withSounds(lesson, level.order, files.recordings).map((section) =>
        withIllustrations(section, illustrations),
      ),
    }));
    await writeLessons(desk, place, shown, files);
    await activate(desk, 'class_lessons', await enter(desk, 'class_lessons', place, 'order', class_lessons));
    if (exam) await writeForms(desk, 'exam_forms', place, [exam], files);
  }
  await activate(desk, 'levels', levels);
  return new Map(levels.map((level) => [level.order, level]));
}

/** The first exercise of each lesson is done question by question. */
const practised = (form: LessonSeed['exercises'][number], at: number) => ({ ...form, practice: at === 0 });

async function writeLessons(desk: Desk, place: Row, seeds: LessonSeed[], files: Files): Promise<void> {
  const records = seeds.map(({ sections: _, exercises: __, ...lesson }) => lesson);
  const lessons = await enter(desk, 'lessons', place, 'order', records);
  for (const [at, { sections, exercises }] of seeds.entries()) {
    const within = { lesson_id: lessons[at]?.id };
    await activate(desk, 'sections', await enter(desk, 'sections', within, 'order', inOrder(sections)));
    await writeForms(desk, 'exercise_forms', within, inOrder(exercises.map(practised)), files);
  }
  await activate(desk, 'lessons', lessons);
}

async function writeForms(desk: Desk, entity: string, place: Row, seeds: FormSeed[], files: Files): Promise<void> {
  const records = seeds.map(({ questions: _, ...form }) => form);
  const forms = await enter(desk, entity, place, 'order', records);
  for (const [at, form] of forms.entries()) {
    await writeQuestions(desk, form, seeds[at]?.questions ?? [], files);
  }
  await activate(desk, entity, forms);
}

/** A passage first, then what is asked about it. */
async function writeQuestions(desk: Desk, form: Row, seeds: QuestionSeed[], files: Files): Promise<void> {
  let order = 0;
  const place = { form_id: form.id };
  const rowOf = ({ questions: _, ...seed }: QuestionSeed) => {
    order += 1;
    const question = withPictures(seed, files.pictures);
    return { ...question, body: withFiles(question.body, files.recordings), order };
  };
  const rows = seeds.map((seed) => ({ row: rowOf(seed), inside: (seed.questions ?? []).map(rowOf) }));
  const entered = await enter(
    desk,
    'questions',
    place,
    'order',
    rows.map(({ row }) => row),
  );
  for (const [at, { inside }] of rows.entries()) {
    if (inside.length > 0) await enter(desk, 'questions', { ...place, parent_id: entered[at]?.id }, 'order', inside);
  }
}

/** In the files the order of sections, exercises and questions is the order in which they stand. */
const inOrder = <Record extends object>(records: Record[]) =>
  records.map((record, at) => ({ ...record, order: at + 1 }));
