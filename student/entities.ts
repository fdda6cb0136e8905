/** Rows as the API answers them to a student: the fields that the site draws. */

export interface Level {
  id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  image_id: number | null;
  required_lessons: number | null;
  required_classes: number | null;
  days_required: number | null;
  state: 'done' | 'current' | 'locked';
}

export interface Lesson {
  id: number;
  level_id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  exercises: number;
  exercises_passed: number;
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

/** A lesson counts as taken when every exercise of it has been passed. */
export const taken = ({ exercises, exercises_passed }: Lesson) => exercises > 0 && exercises_passed >= exercises;
