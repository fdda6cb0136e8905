// Made from schemas/entities/progress_logs.json by `npm run types`: change that, and run it again.

import type { ProgressLogRow } from '../tables/progress_logs.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ProgressLog {
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

/** All of it, for who asks by the name of the entity. */
export interface ProgressLogTypes {
  row: ProgressLogRow;
  read: ProgressLog;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
