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
    | 'course_completed'
    | 'class_added'
    | 'class_taken_back'
    | 'lesson_added'
    | 'lesson_taken_back'
    | 'level_restored'
    | 'contract_extended';
  from_level_id: number | null;
  from_started_at: string | null;
  to_level_id: number | null;
  from_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old' | null;
  to_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old' | null;
  from_date: string | null;
  to_date: string | null;
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
