// Made from schemas/fragments/meeting_timing.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface MeetingTiming {
  starts_at: string;
  ends_at: string;
  local_date: string;
  start_time: string;
  minutes: number;
  staff_id: number;
  capacity: number | null;
  class_lesson_id: number | null;
}
