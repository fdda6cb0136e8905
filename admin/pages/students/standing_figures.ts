import type { StudentQueries } from '#schemas/types/entities/students.ts';

type Progress = StudentQueries['progress']['result'];

export const none = '–';

/** Of who has no level, what the whole course asks for. Where no class is asked for there is none to be taken. */
export function figuresOf({ level, course }: Progress): Record<string, number | string> {
  const { expected_total_lessons, percentage } = course;
  if (!level) return { expected_total_lessons, percentage };
  const { lessons_taken, lessons_left, classes_taken, days_taken } = level;
  return {
    lessons_taken,
    lessons_left,
    classes_taken: classes_taken ?? none,
    classes_left: classes_taken === null ? none : level.classes_left,
    days_taken: days_taken ?? none,
    expected_total_lessons,
    percentage,
  };
}
