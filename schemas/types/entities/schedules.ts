// Made from schemas/entities/schedules.json by `npm run types`: change that, and run it again.

import type { ChangePlan } from '../fragments/change_plan.ts';
import type { SomeRecords } from '../fragments/some_records.ts';
import type { TimetableChange } from '../fragments/timetable_change.ts';
import type { ScheduleRow } from '../tables/schedules.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Schedule {
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
  period_name: string | null;
  level_name: string | null;
  english_level_name: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewSchedule {
  period_id: number;
  weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  start_time: string;
  minutes: number;
  level_id?: number | null;
  forum_type?: 'beginner' | 'advanced' | null;
  class_lesson_id?: number | null;
  staff_id: number;
  capacity?: number | null;
}

/** What is sent to update one. */
export type ScheduleChanges = Partial<Omit<NewSchedule, 'period_id'>>;

/** What its actions are sent. */
export interface ScheduleActions {
  activate: Record<string, never>;
  deactivate: {
    cancel_meetings?: boolean;
  };
  change: TimetableChange & {
    weekday?: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
    capacity?: number | null;
    class_lesson_id?: number | null;
    reach: 'this' | 'following' | 'all';
    from?: string;
  };
}

/** What its actions answer, where that is not the row. */
export interface ScheduleResults {
  change: ChangePlan;
}

/** What its queries are asked, and what they answer. */
export interface ScheduleQueries {
  to_come: {
    params: SomeRecords;
    result: {
      to_come: number;
      seats: number;
      waiting: number;
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface ScheduleTypes {
  row: ScheduleRow;
  read: Schedule;
  student: never;
  create: NewSchedule;
  update: ScheduleChanges;
  actions: ScheduleActions;
  results: ScheduleResults;
  previews: Record<never, never>;
  queries: ScheduleQueries;
}
