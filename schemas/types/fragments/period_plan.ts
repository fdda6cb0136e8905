// Made from schemas/fragments/period_plan.json by `npm run types`: change that, and run it again.

import type { DatedMeeting } from './dated_meeting.ts';

/** What several schemas share. */
export interface PeriodPlan {
  digest: string;
  meetings: {
    schedule_id: number;
    series_date: string;
    start_time: string;
    minutes: number;
    staff_id: number;
    level_id: number | null;
    forum_type: 'beginner' | 'advanced' | null;
    class_lesson_id: number | null;
    capacity: number;
  }[];
  collisions: {
    schedule_id: number;
    series_date: string;
    shared: 'teacher' | 'line';
    meeting_id: number | null;
    other_schedule_id: number | null;
    meeting: DatedMeeting | null;
  }[];
  holidays: string[];
  missing: {
    local_date: string;
    start_time: string;
    licences: number;
  }[];
}
