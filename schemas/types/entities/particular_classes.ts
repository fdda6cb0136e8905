// Made from schemas/entities/particular_classes.json by `npm run types`: change that, and run it again.

import type { MeetingsMade } from '../fragments/meetings_made.ts';
import type { ParticularClassRow } from '../tables/particular_classes.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ParticularClass {
  id: number;
  student_id: number;
  staff_id: number;
  days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[];
  start_time: string;
  minutes: number;
  recurrences: number;
  unit: 'weekly' | 'monthly';
  start_date: string;
  end_date: string | null;
  student_first_name: string | null;
  student_name: string | null;
  status: 'draft' | 'active' | 'inactive' | 'finished';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentParticularClass {
  id: number;
  student_id: number;
  staff_id: number;
  days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[];
  start_time: string;
  minutes: number;
  recurrences: number;
  unit: 'weekly' | 'monthly';
  start_date: string;
  end_date: string | null;
  status: 'draft' | 'active' | 'inactive' | 'finished';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewParticularClass {
  student_id: number;
  staff_id: number;
  days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[];
  start_time: string;
  minutes: number;
  recurrences: number;
  unit?: 'weekly' | 'monthly';
  start_date: string;
}

/** What is sent to update one. */
export type ParticularClassChanges = Partial<Omit<NewParticularClass, 'student_id'>>;

/** What its actions are sent. */
export interface ParticularClassActions {
  activate: {
    dry?: boolean;
    digest?: string | null;
    skip?: string[];
  };
  deactivate: Record<string, never>;
}

/** What its actions answer, where that is not the row. */
export interface ParticularClassResults {
  activate: MeetingsMade;
}

/** What dry runs of them answer, where that is another thing. */
export interface ParticularClassPreviews {
  activate: {
    digest: string;
    meetings: {
      series_date: string;
      starts_at: string;
      ends_at: string;
    }[];
    collisions: {
      series_date: string;
      shared: 'teacher' | 'student' | 'access';
      other_meeting_id: number | null;
    }[];
    holidays: string[];
    lacking: string[];
  };
}

/** All of it, for who asks by the name of the entity. */
export interface ParticularClassTypes {
  row: ParticularClassRow;
  read: ParticularClass;
  student: StudentParticularClass;
  create: NewParticularClass;
  update: ParticularClassChanges;
  actions: ParticularClassActions;
  results: ParticularClassResults;
  previews: ParticularClassPreviews;
  queries: Record<never, never>;
}
