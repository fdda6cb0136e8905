import { statements } from '#schemas/placement/self_assessment.ts';

/** The student's answer to each statement; null where the self-assessment was skipped. */
export const selfAssessmentOf = (can: string[] | null): boolean[] | null =>
  can && statements.map((statement) => can.includes(statement));
