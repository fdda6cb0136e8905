// Made from schemas/entities/consecutive_classes.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ConsecutiveClassRow {
  id: number;
  first_schedule_id: number | null;
  second_schedule_id: number | null;
  first_meeting_id: number | null;
  second_meeting_id: number | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
