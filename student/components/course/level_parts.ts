import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { GatedExam } from './ExamGate.tsx';
import { requiredClasses } from './standing.ts';

export interface LevelPart {
  part: 'exercises' | 'classes' | 'days' | 'exam';
  done: number;
  total: number;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** What a level is made of, and how much of it is done. What nothing is asked for has no measure, and is left out. */
export function partsOf(level: StudentLevel, lessons: StudentLesson[], exams: GatedExam[]): LevelPart[] {
  const parts: LevelPart[] = [
    {
      part: 'exercises',
      done: sum(lessons.map(({ exercises_passed }) => exercises_passed)),
      total: sum(lessons.map(({ exercises }) => exercises)),
    },
    { part: 'classes', done: level.classes_taken ?? 0, total: requiredClasses(level) },
    { part: 'days', done: level.days_taken ?? 0, total: level.days_taken === null ? 0 : level.days_required },
    { part: 'exam', done: exams.filter(({ exam }) => exam.passed).length, total: exams.length },
  ];
  return parts.filter(({ total }) => total > 0).map((one) => ({ ...one, done: Math.min(one.done, one.total) }));
}

/** The share of the whole, each part weighing the same, in percent: all of it only when nothing is left. */
export function shareOf(parts: LevelPart[]): number {
  const share = (100 * sum(parts.map(({ done, total }) => done / total))) / Math.max(parts.length, 1);
  return Math.floor(share + 1e-9);
}
