import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { api } from './api.server.ts';
import type { HomeData } from './components/course/HomeView.tsx';
import type { LevelsData } from './components/course/LevelsView.tsx';

type Door = ReturnType<typeof api>;

/** Material as a student meets it who has come to it and done nothing yet. Staff have no progress of their own. */
const freshLevel = (level: StudentLevel, lessons: number): StudentLevel => ({
  ...level,
  state: 'current',
  lessons,
  lessons_needed: Math.min(level.required_lessons, lessons),
  lessons_taken: 0,
  classes_taken: null,
  days_taken: 0,
});

export const freshLesson = (lesson: StudentLesson): StudentLesson => ({
  ...lesson,
  state: 'open',
  exercises: lesson.exercises ?? 0,
  exercises_passed: 0,
});

export const freshForm = <Form extends Pick<StudentExerciseForm, 'passed'>>(form: Form): Form => ({
  ...form,
  best_percentage: null,
  attempt_status: null,
  graded_by: null,
  passed: false,
});

/** What is not shown any more; drafts are, as the preview is of what will be. */
export const active = <Row extends { id: number }>(rows: Row[]): Row[] =>
  rows.filter((row) => (row as { status?: string }).status !== 'inactive');

/** A level as a student finds it who has just come to it; its exam can be looked at from the beginning. */
export async function levelBegun(
  id: string | undefined,
  { read, list }: Door,
): Promise<NonNullable<HomeData['place']>> {
  const within = { level_id: Number(id) };
  const [level, lessons, exams] = await Promise.all([
    read('levels', id),
    list('lessons', within, 'order'),
    list('exam_forms', within, 'order'),
  ]);
  const shownLessons = active(lessons).map(freshLesson);
  return {
    level: freshLevel(level, shownLessons.length),
    lessons: shownLessons,
    exams: active(exams).map((exam) => ({ exam: freshForm(exam), gate: { can: true } })),
  };
}

/** The course as a student sees it who has just come to a level; without one, to the first. */
export async function courseAt(id: string | undefined, { list }: Door): Promise<LevelsData> {
  const all = active(await list('levels', {}, 'order'));
  const here = all.find((level) => String(level.id) === id) ?? all[0];
  if (!here) return { levels: [], lessons: [] };
  const lessons = active(await list('lessons', { level_id: here.id }, 'order')).map(freshLesson);
  const stateOf = ({ order }: StudentLevel) => (order < here.order ? 'done' : 'locked');
  return {
    levels: all.map((level) =>
      level === here ? freshLevel(level, lessons.length) : { ...level, state: stateOf(level) },
    ),
    lessons,
  };
}
