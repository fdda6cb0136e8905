// Made from schemas/entities/holidays.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface HolidayRow {
  id: number;
  date: string;
  name: string;
  scope: 'all' | 'classes' | 'forums';
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
