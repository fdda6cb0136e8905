// Made from schemas/entities/staff.json, schemas/entities/students.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface UserRow {
  id: number;
  kind: 'staff' | 'student';
  username: string;
  password: string;
  email: string;
  first_name: string;
  name: string;
  phone: string | null;
  role_id: number;
  avatar: number | null;
  locale: 'es' | 'en';
  time_zone: string | null;
  color_scheme: 'light' | 'dark' | null;
  single_keys: boolean;
  last_seen_at: string;
  must_change_password: boolean;
  date_of_birth: string | null;
  genre: 'female' | 'male' | 'other' | null;
  address: string | null;
  student_id: string | null;
  swan_id: string | null;
  group_id: number | null;
  student_type: ('normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old') | null;
  current_level_id: number | null;
  level_started_at: string | null;
  contract_number: string | null;
  type_license: string | null;
  license_until: string | null;
  access_until: string | null;
  date_expiration: string | null;
  weekly_goal: number | null;
  unwanted_letters: string[];
  unwanted_notices: string[];
  notes: string | null;
  leveling_test_requested_at: string | null;
  merged_into_id: number | null;
  apart_from: number[];
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
