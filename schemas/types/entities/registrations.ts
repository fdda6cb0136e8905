// Made from schemas/entities/registrations.json by `npm run types`: change that, and run it again.

import type { MeetingList } from '../fragments/meeting_list.ts';
import type { RegistrationRow } from '../tables/registrations.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Registration {
  id: number;
  meeting_id: number;
  student_id: number;
  starts_at: string;
  ends_at: string;
  kind: 'classe' | 'demo' | 'forum' | 'particular';
  level_id: number | null;
  registered_at: string | null;
  registered_by: number | null;
  add_reason: string | null;
  waiting_number: number | null;
  waiting_rank: number | null;
  offered_until: string | null;
  joined_at: string | null;
  left_at: string | null;
  live_seconds: number | null;
  reported_seconds: number | null;
  seconds_in_class: number | null;
  attended: boolean | null;
  marked_by: number | null;
  marked_at: string | null;
  mark_reason: string | null;
  cancelled_at: string | null;
  ended_as: 'cancelled' | 'declined' | 'expired' | 'removed' | 'absent' | 'meeting_cancelled' | 'closed' | null;
  status: 'waiting' | 'offered' | 'registered' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentRegistration {
  id: number;
  meeting_id: number;
  student_id: number;
  starts_at: string;
  ends_at: string;
  kind: 'classe' | 'demo' | 'forum' | 'particular';
  level_id: number | null;
  registered_at: string | null;
  waiting_rank: number | null;
  offered_until: string | null;
  joined_at: string | null;
  left_at: string | null;
  seconds_in_class: number | null;
  attended: boolean | null;
  cancelled_at: string | null;
  ended_as: 'cancelled' | 'declined' | 'expired' | 'removed' | 'absent' | 'meeting_cancelled' | 'closed' | null;
  status: 'waiting' | 'offered' | 'registered' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface RegistrationActions {
  accept: Record<string, never>;
  cancel: Record<string, never>;
  remove: Record<string, never>;
  mark_attendance: {
    attended: boolean;
    reason?: string | null;
  };
}

/** What its queries are asked, and what they answer. */
export interface RegistrationQueries {
  history: {
    params: Record<string, never>;
    result: {
      changes: {
        at: string;
        action: string | null;
        role: string;
        by_whom: string | null;
        status: string | null;
        ended_as: string | null;
        reason: string | null;
        [k: string]: unknown;
      }[];
      [k: string]: unknown;
    };
  };
  coming: { params: Record<string, never>; result: MeetingList };
  faults: {
    params: Record<string, never>;
    result: {
      findings?: {
        fault?: string;
        of?: string;
        records?: number[];
        [k: string]: unknown;
      }[];
      [k: string]: unknown;
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface RegistrationTypes {
  row: RegistrationRow;
  read: Registration;
  student: StudentRegistration;
  create: never;
  update: never;
  actions: RegistrationActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: RegistrationQueries;
}
