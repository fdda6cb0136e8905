// Made from schemas/entities/demo_classes.json by `npm run types`: change that, and run it again.

import type { CalendarQueries } from '../fragments/calendar.ts';
import type { MeetingActions, MeetingQueries, MeetingResults } from '../fragments/meeting.ts';
import type { MeetingRow } from '../tables/meetings.ts';

/** As staff read it; optional is what an admin may not read. */
export interface DemoClass {
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
  capacity: number;
  seats_left: number;
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentDemoClass {
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
  capacity: number;
  seats_left: number;
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewDemoClass {
  staff_id: number;
  local_date: string;
  start_time: string;
  minutes: number;
  capacity: number;
}

/** What is sent to update one. */
export type DemoClassChanges = Partial<Omit<NewDemoClass, 'staff_id' | 'local_date' | 'start_time' | 'minutes'>>;

/** What its actions are sent. */
export type DemoClassActions = MeetingActions & {
  activate: Record<string, never>;
  end: Record<string, never>;
  add_student: {
    student_id: number;
    reason?: string | null;
  };
};

/** What its actions answer, where that is not the row. */
export type DemoClassResults = MeetingResults;

/** What its queries are asked, and what they answer. */
export type DemoClassQueries = MeetingQueries & CalendarQueries;

/** All of it, for who asks by the name of the entity. */
export interface DemoClassTypes {
  row: MeetingRow & Pick<DemoClass, keyof DemoClass & keyof MeetingRow>;
  read: DemoClass;
  student: StudentDemoClass;
  create: NewDemoClass;
  update: DemoClassChanges;
  actions: DemoClassActions;
  results: DemoClassResults;
  previews: Record<never, never>;
  queries: DemoClassQueries;
}
