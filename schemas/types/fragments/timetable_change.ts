// Made from schemas/fragments/timetable_change.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface TimetableChange {
  start_time?: string;
  minutes?: number;
  staff_id?: number;
  include_exceptions?: boolean;
  skip?: number[];
  dry?: boolean;
  digest?: string | null;
}
