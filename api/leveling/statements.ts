import { statements } from '#schemas/self_assessment.ts';

/** What a student said to each statement; null where the self-assessment was left out. */
export const saidOf = (can: string[] | null): boolean[] | null =>
  can && statements.map((statement) => can.includes(statement));
