// Made from schemas/fragments/seats.json by `npm run types`: change that, and run it again.

import type { SomeRecords } from './some_records.ts';

/** What its actions are sent. */
export interface SeatsActions {
  register: {
    wait?: boolean;
  };
  add_student: {
    student_id: number;
    reason?: string | null;
  };
}

/** What its queries are asked, and what they answer. */
export interface SeatsQueries {
  refusals: {
    params: SomeRecords;
    result: {
      refusals?: {
        id?: number;
        rule?: string | null;
        message?: string | null;
        params?: {
          [k: string]: unknown;
        };
        possible_at?: string | null;
        [k: string]: unknown;
      }[];
      [k: string]: unknown;
    };
  };
}
