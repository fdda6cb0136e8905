// Made from schemas/fragments/student_progress.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface StudentProgress {
  level: {
    id: number;
    name: string;
    english_name: string | null;
    order: number;
    state: 'done' | 'current' | 'locked';
    started_at: string | null;
    lessons_taken: number;
    lessons_needed: number;
    lessons_left: number;
    classes_taken: number | null;
    classes_needed: number;
    classes_left: number;
    days_taken: number | null;
    days_required: number;
  } | null;
  lessons: {
    id: number;
    name: string;
    english_name: string | null;
    order: number;
    state: 'taken' | 'pending_revision' | 'open' | 'locked';
    exercises: number;
    exercises_passed: number;
    credit: {
      id: number;
      reason: string;
      added_at: string;
      by: string | null;
    } | null;
  }[];
  classes_added: {
    id: number;
    reason: string;
    added_at: string;
    by: string | null;
  }[];
  exams: {
    id: number;
    title: string;
    english_title: string | null;
    best_percentage: number | null;
    attempt_status: string | null;
    passed: boolean;
  }[];
  gate: {
    is_open: boolean;
    conditions: {
      need: 'lessons' | 'classes' | 'days';
      done: number | null;
      required: number;
      possible_at: string | null;
    }[];
  } | null;
  course: {
    levels: number;
    levels_done: number;
    expected_total_lessons: number;
    lessons_taken: number;
    classes_needed: number;
    classes_taken: number;
    percentage: number;
  };
}
