/** Rows as the API answers them to a student: the fields that the site draws. */

export interface Level {
  id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  image: number | null;
  required_lessons: number;
  /** Of those that are required, as many as can be taken. */
  lessons_needed: number;
  required_classes: number;
  days_required: number;
  state: 'done' | 'current' | 'locked';
  lessons: number;
  lessons_taken: number;
  /** Null for who can take no classes: none are asked for. */
  classes_taken: number | null;
  days_taken: number | null;
}

export interface Lesson {
  id: number;
  level_id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  image: number | null;
  exercises: number;
  exercises_passed: number;
  state: 'taken' | 'open' | 'locked';
}

export interface Exam {
  id: number;
  order: number;
  title: string;
  english_title: string | null;
  description: string | null;
  english_description: string | null;
  pass_percentage: number;
  time_limit_minutes: number | null;
  best_percentage: number | null;
  attempt_status: 'draft' | 'pending_revision' | 'completed' | null;
  passed: boolean;
}

/** Whether an exam may be begun, and what is missing. */
export interface Gate {
  can: boolean;
  message?: string;
  possible_at?: string | null;
  params?: { unmet?: Condition[] };
}

export interface Condition {
  need: 'lessons' | 'classes' | 'days';
  done: number;
  required: number;
  possible_at: string | null;
}

/** The topic of a live class. */
export interface ClassLesson {
  id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  content: string;
  english_content: string | null;
}

/** A file of the library. */
export interface Resource {
  id: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  kind: 'audio' | 'video' | 'document' | 'image';
  media_type: string;
  level_id: number | null;
  width: number | null;
  height: number | null;
}

export interface Section {
  id: number;
  order: number;
  title: string;
  english_title: string | null;
  content: string | null;
  english_content: string | null;
}

export interface Exercise {
  id: number;
  order: number;
  title: string;
  english_title: string | null;
  description: string | null;
  english_description: string | null;
  difficulty: string;
  pass_percentage: number;
  best_percentage: number | null;
  attempt_status: 'draft' | 'pending_revision' | 'completed' | null;
  passed: boolean;
}

export const isTaken = ({ state }: Pick<Lesson, 'state'>) => state === 'taken';

/** The lesson to go on with: the first that is open. */
export const nextLesson = (lessons: Lesson[]) => lessons.find(({ state }) => state === 'open');

/** How many classes the exam of a level asks for. */
export const requiredClasses = ({ classes_taken, required_classes }: Level) =>
  classes_taken === null ? 0 : required_classes;
