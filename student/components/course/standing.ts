import type { StudentExamForm } from '#schemas/types/entities/exam_forms.ts';
import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';

export const isTaken = ({ state }: Pick<StudentLesson, 'state'>) => state === 'taken';

/** An exercise is still to be done: it has not been passed, and waits for nobody. */
export const isLeft = ({ passed, graded_by }: StudentExerciseForm) => !passed && graded_by === null;

/** An exam was handed in, and waits for a person. */
export const isSent = ({ graded_by, attempt_status, passed }: StudentExamForm) =>
  graded_by !== null && attempt_status !== 'draft' && !passed;

/** The lesson to go on with: the first that is open. */
export const nextLesson = (lessons: StudentLesson[]) => lessons.find(({ state }) => state === 'open');

/** How many classes the exam of a level asks for. */
export const requiredClasses = ({ classes_taken, required_classes }: StudentLevel) =>
  classes_taken === null ? 0 : required_classes;
