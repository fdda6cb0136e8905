import { isMeasured, measured } from '#schemas/placement/skills.ts';
import { isGroup } from '../cards/question_order.ts';
import type { Question } from '../types.ts';
import type { Level } from './useCalibration.ts';

/** With fewer questions than these, students see repeats, or the test runs out. */
export const minimum = { skill: 2, level: 10 };

/** A row of the table: how many questions there are, by skill and in all. */
export interface CoveredLevel extends Level {
  counts: number[];
  all: number;
}

export interface CoverageCounts {
  levels: CoveredLevel[];
  pilots: number;
  /** They have no level, or no skill that is measured. */
  untagged: number;
  thin: boolean;
}

/** How many questions place students, by level and skill. */
export function coverageOf(questions: Question[], levels: Level[]): CoverageCounts {
  const single = questions.filter((question) => !isGroup(question));
  const regular = single.filter(({ pilot }) => !pilot);
  const rows = levels.map((level) => {
    const own = regular.filter(({ level_id }) => level_id === level.id);
    const counts = measured.map((skill) => own.filter((question) => question.skill === skill).length);
    return { ...level, counts, all: counts.reduce((sum, count) => sum + count, 0) };
  });
  const placingCount = rows.reduce((sum, { all }) => sum + all, 0);
  const productive = regular.filter(({ skill }) => skill && !isMeasured(skill)).length;
  return {
    levels: rows,
    pilots: single.length - regular.length,
    untagged: regular.length - placingCount - productive,
    thin: rows.some(({ all, counts }) => all < minimum.level || counts.some((count) => count < minimum.skill)),
  };
}
