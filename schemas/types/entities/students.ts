// Made from schemas/entities/students.json by `npm run types`: change that, and run it again.

import type { ContractDates } from '../fragments/contract_dates.ts';
import type { EndingSeats } from '../fragments/ending_seats.ts';
import type { HistoryAsked } from '../fragments/history_asked.ts';
import type { LessonWithReason } from '../fragments/lesson_with_reason.ts';
import type { LevelWithReason } from '../fragments/level_with_reason.ts';
import type { MergedStudents } from '../fragments/merged_students.ts';
import type { RowsAsked } from '../fragments/rows_asked.ts';
import type { SomeRecords } from '../fragments/some_records.ts';
import type { StudentCounts } from '../fragments/student_counts.ts';
import type { StudentHistory } from '../fragments/student_history.ts';
import type { StudentMessages } from '../fragments/student_messages.ts';
import type { StudentPairs } from '../fragments/student_pairs.ts';
import type { StudentProgress } from '../fragments/student_progress.ts';
import type { UserRow } from '../tables/users.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Student {
  id: number;
  username: string;
  email: string;
  first_name: string;
  name: string;
  phone: string | null;
  date_of_birth: string;
  age: number;
  genre: 'female' | 'male' | 'other' | null;
  address: string | null;
  student_id: string;
  swan_id: string | null;
  group_id: number;
  student_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old';
  current_level_id: number | null;
  level_started_at: string | null;
  contract_number: string | null;
  type_license: string | null;
  license_until: string | null;
  access_until: string | null;
  date_expiration: string | null;
  days_left: number | null;
  avatar: number | null;
  locale: 'es' | 'en';
  time_zone: string | null;
  color_scheme: 'light' | 'dark' | null;
  single_keys: boolean;
  unwanted_letters: string[];
  unwanted_notices: string[];
  notes: string | null;
  leveling_test_requested_at: string | null;
  last_seen_at: string;
  must_change_password: boolean;
  status: 'active' | 'inactive';
  merged_into_id: number | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentStudent {
  id: number;
  username: string;
  email: string;
  first_name: string;
  name: string;
  phone: string | null;
  date_of_birth: string;
  age: number;
  genre: 'female' | 'male' | 'other' | null;
  address: string | null;
  student_id: string;
  swan_id: string | null;
  group_id: number;
  student_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old';
  current_level_id: number | null;
  level_started_at: string | null;
  contract_number: string | null;
  type_license: string | null;
  license_until: string | null;
  access_until: string | null;
  date_expiration: string | null;
  avatar: number | null;
  locale: 'es' | 'en';
  time_zone: string | null;
  color_scheme: 'light' | 'dark' | null;
  single_keys: boolean;
  weekly_goal: number | null;
  unwanted_letters: string[];
  unwanted_notices: string[];
  leveling_test_requested_at: string | null;
  must_change_password: boolean;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewStudent {
  username: string;
  password: string;
  email: string;
  first_name: string;
  name: string;
  phone?: string | null;
  date_of_birth: string;
  genre?: 'female' | 'male' | 'other' | null;
  address?: string | null;
  student_id: string;
  swan_id?: string | null;
  group_id: number;
  student_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old';
  current_level_id?: number | null;
  contract_number?: string | null;
  type_license?: string | null;
  license_until?: string | null;
  access_until?: string | null;
  date_expiration?: string | null;
  avatar?: number | null;
  locale?: 'es' | 'en';
  time_zone?: string | null;
  color_scheme?: 'light' | 'dark' | null;
  single_keys?: boolean;
  notes?: string | null;
}

/** What is sent to update one. */
export type StudentChanges = Partial<Omit<NewStudent, 'student_type' | 'current_level_id'>>;

/** What its actions are sent. */
export interface StudentActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
  change_type: {
    student_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old';
  };
  change_group: {
    group_id: number;
  };
  set_level: LevelWithReason;
  reset_level: {
    to: 'current' | 'first';
  };
  restore_level: {
    current_level_id: number;
  };
  extend_contract: ContractDates;
  add_class_taken: LevelWithReason;
  take_back_class_taken: LevelWithReason;
  add_lesson_taken: LessonWithReason;
  take_back_lesson_taken: LessonWithReason;
  request_leveling_test: Record<string, never>;
  set_password: {
    password: string;
  };
  merge: {
    into_id: number;
  };
  unmerge: Record<string, never>;
  keep_apart: {
    other_id: number;
  };
}

/** What its queries are asked, and what they answer. */
export interface StudentQueries {
  progress: { params: Record<string, never>; result: StudentProgress };
  counts: { params: Record<string, never>; result: StudentCounts };
  history: { params: HistoryAsked; result: StudentHistory };
  messages: { params: RowsAsked; result: StudentMessages };
  consequences: {
    params: SomeRecords & {
      status?: 'active' | 'inactive';
      student_type?: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old';
      access_until?: string;
    };
    result: EndingSeats;
  };
  duplicates: {
    params: {
      first?: number;
    };
    result: StudentPairs;
  };
  merged_with: { params: Record<string, never>; result: MergedStudents };
}

/** All of it, for who asks by the name of the entity. */
export interface StudentTypes {
  row: UserRow & Pick<Student, keyof Student & keyof UserRow>;
  read: Student;
  student: StudentStudent;
  create: NewStudent;
  update: StudentChanges;
  actions: StudentActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: StudentQueries;
}
