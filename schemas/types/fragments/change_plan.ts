// Made from schemas/fragments/change_plan.json by `npm run types`: change that, and run it again.

import type { MeetingTiming } from './meeting_timing.ts';

/** What several schemas share. */
export interface ChangePlan {
  digest: string;
  meetings: {
    id: number;
    entity: 'classes' | 'forums' | 'demo_classes' | 'particular_meetings';
    from: MeetingTiming;
    to: MeetingTiming;
  }[];
  collisions: {
    meeting_id: number;
    shared: string;
    other_meeting_id: number;
  }[];
  students: {
    registration_id: number;
    student_id: number;
    name: string;
    meeting_id: number;
    other_meeting_id: number | null;
    rule: 'access_expired' | 'other_meeting' | 'pair_split';
  }[];
  told: number;
  lacking: number[];
  holidays: number[];
  schedule_id?: number;
}
