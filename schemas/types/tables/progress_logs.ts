// Made from schemas/entities/progress_logs.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ProgressLogRow {
  id: number;
  student_id: number;
  event:
    | 'lesson_taken'
    | 'class_taken'
    | 'exam_passed'
    | 'level_started'
    | 'level_passed'
    | 'level_reset'
    | 'type_changed'
    | 'course_completed';
  from_level_id: number | null;
  to_level_id: number | null;
  from_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old' | null;
  to_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old' | null;
  lesson_id: number | null;
  attempt_id: number | null;
  meeting_id: number | null;
  reason: string | null;
  by: number | null;
  at: string;
  version: number;
  created_at: string;
  updated_at: string;
}
