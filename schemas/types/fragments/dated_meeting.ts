// Made from schemas/fragments/dated_meeting.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface DatedMeeting {
  id: number;
  entity: 'classes' | 'forums' | 'demo_classes' | 'particular_meetings';
  local_date: string;
  start_time: string;
  minutes: number;
  starts_at: string;
  ends_at: string;
  status: string;
  staff_id: number;
  level_id: number | null;
  forum_type: 'beginner' | 'advanced' | null;
  licence_id: number | null;
  licence_slot: number | null;
}
