import type { StudentExamForm } from '#schemas/types/entities/exam_forms.ts';
import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import { course } from '../../components/places.ts';

/** An exercise or an exam. */
export type CourseForm = StudentExerciseForm | StudentExamForm;

type Params = Partial<Record<string, string>>;

/** The pages of a form: an exercise of a lesson, the exam of a level, or the exercise of the demonstration. */
export const levelPath = ({ level }: Params) => course.level({ id: level });
const lessonOf = ({ level, lesson }: Params) => ({ id: lesson, level_id: level });
export const lessonPath = (params: Params) => course.lesson(lessonOf(params));
export function exercisePath(params: Params): string {
  const { exam, exercise, level } = params;
  if (exam) return course.exam({ id: exam }, { id: level });
  return exercise ? course.exercise({ id: exercise }, lessonOf(params)) : '/demo/exercise';
}
export const scorePath = (params: Params) =>
  params.exam || params.exercise ? `${exercisePath(params)}/score` : '/demo/score';
