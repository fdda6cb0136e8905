// Made from schemas/entities/consecutive_classes.json by `npm run types`: change that, and run it again.

import type { ConsecutiveClassRow } from '../tables/consecutive_classes.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ConsecutiveClass {
  id: number;
  first_schedule_id: number | null;
  second_schedule_id: number | null;
  first_meeting_id: number | null;
  second_meeting_id: number | null;
  level_name: string | null;
  english_level_name: string | null;
  weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | null;
  local_date: string | null;
  start_time: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewConsecutiveClass {
  first_schedule_id?: number | null;
  second_schedule_id?: number | null;
  first_meeting_id?: number | null;
  second_meeting_id?: number | null;
}

/** What is sent to update one. */
export type ConsecutiveClassChanges = Partial<NewConsecutiveClass>;

/** What its actions are sent. */
export interface ConsecutiveClassActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
}

/** All of it, for who asks by the name of the entity. */
export interface ConsecutiveClassTypes {
  row: ConsecutiveClassRow;
  read: ConsecutiveClass;
  student: never;
  create: NewConsecutiveClass;
  update: ConsecutiveClassChanges;
  actions: ConsecutiveClassActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
