// Made from schemas/entities/forums.json by `npm run types`: change that, and run it again.

import type { CalendarQueries } from '../fragments/calendar.ts';
import type { MeetingActions, MeetingQueries, MeetingResults } from '../fragments/meeting.ts';
import type { SeatsActions, SeatsQueries } from '../fragments/seats.ts';
import type { MeetingRow } from '../tables/meetings.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Forum {
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
  forum_type: 'beginner' | 'advanced';
  capacity: number;
  registration_days: number;
  registration_time: string | null;
  parallel: boolean;
  registration_opens_at: string;
  seats_left: number;
  status: 'draft' | 'active' | 'paused' | 'finished' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentForum {
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
  forum_type: 'beginner' | 'advanced';
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
export interface NewForum {
  staff_id: number;
  local_date: string;
  start_time: string;
  minutes: number;
  forum_type: 'beginner' | 'advanced';
  capacity: number;
  registration_days?: number;
  registration_time?: string | null;
  parallel?: boolean;
}

/** What is sent to update one. */
export type ForumChanges = Partial<
  Omit<NewForum, 'staff_id' | 'local_date' | 'start_time' | 'minutes' | 'forum_type' | 'parallel'>
>;

/** What its actions are sent. */
export type ForumActions = MeetingActions & SeatsActions;

/** What its actions answer, where that is not the row. */
export type ForumResults = MeetingResults;

/** What its queries are asked, and what they answer. */
export type ForumQueries = MeetingQueries & SeatsQueries & CalendarQueries;

/** All of it, for who asks by the name of the entity. */
export interface ForumTypes {
  row: MeetingRow & Pick<Forum, keyof Forum & keyof MeetingRow>;
  read: Forum;
  student: StudentForum;
  create: NewForum;
  update: ForumChanges;
  actions: ForumActions;
  results: ForumResults;
  previews: Record<never, never>;
  queries: ForumQueries;
}
