import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';

export const isTaken = ({ state }: Pick<StudentLesson, 'state'>) => state === 'taken';

/** The lesson to go on with: the first that is open. */
export const nextLesson = (lessons: StudentLesson[]) => lessons.find(({ state }) => state === 'open');

/** How many classes the exam of a level asks for. */
export const requiredClasses = ({ classes_taken, required_classes }: StudentLevel) =>
  classes_taken === null ? 0 : required_classes;
