// Made from schemas/entities/holidays.json by `npm run types`: change that, and run it again.

import type { HolidayRow } from '../tables/holidays.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Holiday {
  id: number;
  date: string;
  name: string;
  scope: 'all' | 'classes' | 'forums';
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewHoliday {
  date: string;
  name: string;
  scope?: 'all' | 'classes' | 'forums';
}

/** What is sent to update one. */
export type HolidayChanges = Partial<NewHoliday>;

/** What its actions are sent. */
export interface HolidayActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
}

/** All of it, for who asks by the name of the entity. */
export interface HolidayTypes {
  row: HolidayRow;
  read: Holiday;
  student: never;
  create: NewHoliday;
  update: HolidayChanges;
  actions: HolidayActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
