// Made from schemas/fragments/dashboard.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface Dashboard {
  today: string;
  time_zone: string;
  has_faults: boolean;
  figures: {
    name: string;
    part: string | null;
    entity: string;
    filter: {
      [k: string]: unknown;
    };
    sort: string | null;
    sum: string | null;
    count: number;
  }[];
  students: {
    current_level_id: number | null;
    student_type: string;
    count: number;
    filter: {
      [k: string]: unknown;
    };
  }[];
  hours: {
    entity: string;
    hour: string;
    count: number;
    seats: number;
    taken: number;
    filter: {
      [k: string]: unknown;
    };
  }[];
}
