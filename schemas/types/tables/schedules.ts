// Made from schemas/entities/schedules.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ScheduleRow {
  id: number;
  period_id: number;
  weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  start_time: string;
  minutes: number;
  level_id: number | null;
  forum_type: 'beginner' | 'advanced' | null;
  class_lesson_id: number | null;
  staff_id: number;
  capacity: number | null;
  start_date: string | null;
  end_date: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
