// Made from schemas/entities/particular_classes.json by `npm run types`: change that, and run it again.

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
export interface ParticularClassChanges {
  staff_id?: number;
  days?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[];
  start_time?: string;
  minutes?: number;
  recurrences?: number;
  unit?: 'weekly' | 'monthly';
  start_date?: string;
}

/** What its actions are sent. */
export interface ParticularClassActions {
  activate: {
    dry?: boolean;
    digest?: string | null;
    skip?: string[];
  };
  deactivate: Record<string, never>;
}

/** All of it, for who asks by the name of the entity. */
export interface ParticularClassTypes {
  row: ParticularClassRow;
  read: ParticularClass;
  student: StudentParticularClass;
  create: NewParticularClass;
  update: ParticularClassChanges;
  actions: ParticularClassActions;
  queries: Record<never, never>;
}
