// Made from schemas/entities/classes.json, schemas/entities/demo_classes.json, schemas/entities/forums.json, schemas/entities/particular_meetings.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface MeetingRow {
  id: number;
  kind: 'classe' | 'demo' | 'forum' | 'particular';
  staff_id: number;
  local_date: string;
  start_time: string;
  minutes: number;
  time_zone: string;
  starts_at: string;
  ends_at: string;
  over_capacity: number;
  taken: number;
  last_waiting: number;
  sequence: number;
  licence_id: number | null;
  licence_slot: number | null;
  margin_before: number;
  margin_after: number;
  licence_from: string;
  licence_until: string;
  settled_as: 'measured' | 'unknown' | 'no_teacher' | null;
  alternative_link: string | null;
  cancelled_at: string | null;
  cancel_reason: string | null;
  period_id: number | null;
  schedule_id: number | null;
  series_date: string | null;
  is_exception: boolean;
  second_id: number | null;
  level_id: number | null;
  class_lesson_id: number | null;
  capacity: number;
  registration_days: number;
  registration_time: string | null;
  parallel: boolean;
  registration_opens_at: string | null;
  forum_type: ('beginner' | 'advanced') | null;
  particular_class_id: number | null;
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
