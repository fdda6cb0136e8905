// Made from schemas/entities/students.json by `npm run types`: change that, and run it again.

import type { SomeRecords } from '../fragments/some_records.ts';
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
  avatar: number | null;
  locale: 'es' | 'en';
  time_zone: string | null;
  color_scheme: 'light' | 'dark' | null;
  unwanted_letters: ('seat' | 'offer' | 'day_before' | 'hour_before' | 'change' | 'cancelled' | 'by_staff')[];
  notes: string | null;
  leveling_test_requested_at: string | null;
  must_change_password: boolean;
  status: 'active' | 'inactive';
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
  unwanted_letters: ('seat' | 'offer' | 'day_before' | 'hour_before' | 'change' | 'cancelled' | 'by_staff')[];
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
  notes?: string | null;
}

/** What is sent to update one. */
export interface StudentChanges {
  username?: string;
  password?: string;
  email?: string;
  first_name?: string;
  name?: string;
  phone?: string | null;
  date_of_birth?: string;
  genre?: 'female' | 'male' | 'other' | null;
  address?: string | null;
  student_id?: string;
  swan_id?: string | null;
  group_id?: number;
  contract_number?: string | null;
  type_license?: string | null;
  license_until?: string | null;
  access_until?: string | null;
  date_expiration?: string | null;
  avatar?: number | null;
  locale?: 'es' | 'en';
  time_zone?: string | null;
  color_scheme?: 'light' | 'dark' | null;
  notes?: string | null;
}

/** What its actions are sent. */
export interface StudentActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
  change_type: {
    student_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old';
  };
  set_level: {
    level_id: number;
    reason: string;
  };
  reset_level: {
    to: 'current' | 'first';
  };
  request_leveling_test: Record<string, never>;
  set_password: {
    password: string;
  };
}

/** What its queries are asked, and what they answer. */
export interface StudentQueries {
  consequences: {
    params: SomeRecords & {
      status?: 'active' | 'inactive';
      student_type?: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old';
      access_until?: string;
    };
    result: {
      seats: {
        id: number;
        student_id: number;
        meeting_id: number;
        entity: string;
        starts_at: string;
        status: string;
      }[];
      series: {
        id: number;
        student_id: number;
      }[];
    };
  };
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
