import { course } from '../../components/places.ts';
import type { Answers, CompiledForm } from '../compiled.ts';

/** An exercise as the API answers it to a student. */
export interface Exercise {
  id: number;
  order: number;
  title: string;
  english_title: string | null;
  description: string | null;
  english_description: string | null;
  pass_percentage: number;
  time_limit_minutes: number | null;
  attempts_allowed: number | null;
  /** How long after a submission it may be begun again. */
  pause_minutes: number | null;
  /** How many questions each attempt draws; null where all are asked. */
  questions_per_attempt: number | null;
  best_percentage: number | null;
  attempt_status: 'draft' | 'pending_revision' | 'completed' | null;
  passed: boolean;
}

/** An attempt that was begun, with the form that it answers. */
export interface Begun extends CompiledForm {
  id: number;
  seq: number;
  answers: Answers;
  /** How often recordings with a limit were listened to, by `<place>.<resource>`. */
  plays: Record<string, number>;
  started_at: string;
  deadline_at: string | null;
  /** What is left of its time, by the server's clock as it answered; null without a limit. */
  seconds_left: number | null;
}

/** Whether something can be done, as `?can=` answers. */
export interface Verdict {
  can: boolean;
  message?: string;
  /** The next moment at which it can, where that is known. */
  possible_at?: string | null;
}

type Params = Partial<Record<string, string>>;

/** The pages of a form: an exercise of a lesson, the exam of a level, or the exercise of the demonstration. */
export const levelPath = ({ level }: Params) => course.level({ id: level });
const lessonOf = ({ level, lesson }: Params) => ({ id: lesson, level_id: level });
export const lessonPath = (params: Params) => course.lesson(lessonOf(params));
export function exercisePath(params: Params, exercise = params.exercise): string {
  if (params.exam) return course.exam({ id: params.exam }, { id: params.level });
  return exercise ? course.exercise({ id: exercise }, lessonOf(params)) : '/demo/exercise';
}
export const scorePath = (params: Params) =>
  params.exam || params.exercise ? `${exercisePath(params)}/score` : '/demo/score';
