// Made from schemas/entities/particular_meetings.json by `npm run types`: change that, and run it again.

import type { CalendarQueries } from '../fragments/calendar.ts';
import type { MeetingActions, MeetingQueries, MeetingResults } from '../fragments/meeting.ts';
import type { MeetingRow } from '../tables/meetings.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ParticularMeeting {
  id: number;
  staff_id: number;
  local_date: string;
  start_time: string;
  minutes: number;
  time_zone: string;
  starts_at: string;
  ends_at: string;
  over_capacity: number;
  taken: number;
  sequence: number;
  needs_licence: boolean;
  teacher_late: boolean;
  attended: number;
  licence_id: number | null;
  licence_slot: number | null;
  settled_as: 'measured' | 'unknown' | 'no_teacher' | null;
  alternative_link: string | null;
  cancelled_at: string | null;
  cancel_reason: string | null;
  particular_class_id: number;
  series_date: string | null;
  is_exception: boolean;
  student_first_name: string | null;
  student_name: string | null;
  capacity: number;
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentParticularMeeting {
  id: number;
  staff_id: number;
  local_date: string;
  start_time: string;
  minutes: number;
  time_zone: string;
  starts_at: string;
  ends_at: string;
  sequence: number;
  cancelled_at: string | null;
  particular_class_id: number;
  capacity: number;
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewParticularMeeting {
  staff_id: number;
  local_date: string;
  start_time: string;
  minutes: number;
  particular_class_id: number;
}

/** What its actions are sent. */
export type ParticularMeetingActions = MeetingActions;

/** What its actions answer, where that is not the row. */
export type ParticularMeetingResults = MeetingResults;

/** What its queries are asked, and what they answer. */
export type ParticularMeetingQueries = MeetingQueries & CalendarQueries;

/** All of it, for who asks by the name of the entity. */
export interface ParticularMeetingTypes {
  row: MeetingRow & Pick<ParticularMeeting, keyof ParticularMeeting & keyof MeetingRow>;
  read: ParticularMeeting;
  student: StudentParticularMeeting;
  create: NewParticularMeeting;
  update: never;
  actions: ParticularMeetingActions;
  results: ParticularMeetingResults;
  previews: Record<never, never>;
  queries: ParticularMeetingQueries;
}
