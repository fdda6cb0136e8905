import type { Exercise, Lesson, Level } from './entities.ts';

/** Material as a student meets it who has come to it and done nothing yet. Staff have no progress of their own. */
export const freshLevel = (level: Level, lessons: number): Level => ({
  ...level,
  state: 'current',
  lessons,
  lessons_taken: 0,
  classes_taken: 0,
  days_taken: 0,
});

export const freshLesson = (lesson: Lesson): Lesson => ({
  ...lesson,
  state: 'open',
  exercises: lesson.exercises ?? 0,
  exercises_passed: 0,
});

export const freshForm = <Form extends Pick<Exercise, 'passed'>>(form: Form): Form => ({
  ...form,
  best_percentage: null,
  attempt_status: null,
  passed: false,
});

/** What is not shown any more; drafts are, as the preview is of what will be. */
export const kept = <Row extends { id: number }>(rows: Row[]): Row[] =>
  rows.filter((row) => (row as { status?: string }).status !== 'inactive');
