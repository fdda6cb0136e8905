// Made from schemas/entities/classes.json by `npm run types`: change that, and run it again.

import type { CalendarQueries } from '../fragments/calendar.ts';
import type { MeetingActions, MeetingQueries, MeetingResults } from '../fragments/meeting.ts';
import type { SeatsActions, SeatsQueries } from '../fragments/seats.ts';
import type { MeetingRow } from '../tables/meetings.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Class {
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
  period_id: number | null;
  schedule_id: number | null;
  series_date: string | null;
  is_exception: boolean;
  second_id: number | null;
  level_id: number;
  class_lesson_id: number | null;
  capacity: number;
  registration_days: number;
  registration_time: string | null;
  parallel: boolean;
  registration_opens_at: string;
  level_name: string | null;
  english_level_name: string | null;
  seats_left: number;
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentClass {
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
  period_id: number | null;
  second_id: number | null;
  level_id: number;
  class_lesson_id: number | null;
  capacity: number;
  registration_days: number;
  registration_time: string | null;
  registration_opens_at: string;
  seats_left: number;
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewClass {
  staff_id: number;
  local_date: string;
  start_time: string;
  minutes: number;
  level_id: number;
  class_lesson_id?: number | null;
  capacity: number;
  registration_days?: number;
  registration_time?: string | null;
  parallel?: boolean;
}

/** What is sent to update one. */
export type ClassChanges = Partial<
  Omit<NewClass, 'staff_id' | 'local_date' | 'start_time' | 'minutes' | 'level_id' | 'parallel'>
>;

/** What its actions are sent. */
export type ClassActions = MeetingActions & SeatsActions;

/** What its actions answer, where that is not the row. */
export type ClassResults = MeetingResults;

/** What its queries are asked, and what they answer. */
export type ClassQueries = MeetingQueries & SeatsQueries & CalendarQueries;

/** All of it, for who asks by the name of the entity. */
export interface ClassTypes {
  row: MeetingRow & Pick<Class, keyof Class & keyof MeetingRow>;
  read: Class;
  student: StudentClass;
  create: NewClass;
  update: ClassChanges;
  actions: ClassActions;
  results: ClassResults;
  previews: Record<never, never>;
  queries: ClassQueries;
}
