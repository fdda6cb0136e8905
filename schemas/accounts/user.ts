import type { Locale } from '../localize.ts';

/** Where the school is asked for help; what it has not set is nowhere shown. */
export interface Support {
  email: string | null;
  phone: string | null;
}

/** The logged-in user, as `GET /api/user` answers it and pages know it. */
export interface User {
  id: number;
  /** The given and the family name together. */
  name: string;
  first_name: string;
  family_name: string;
  username: string;
  email: string;
  phone: string | null;
  role_id: number;
  role: { id: number; slug: string };
  avatar: number | null;
  locale: Locale;
  time_zone: string | null;
  /** Where the shown zone is another one, its name is shown. */
  school_time_zone: string;
  color_scheme: 'light' | 'dark' | null;
  /** Whether shortcuts of single keys are on. */
  single_keys: boolean;
  /** On how many days of a week a student wants to learn; null until they have chosen. */
  weekly_goal: number | null;
  support: Support;
  /** Of which kinds of notices the user wants no letters, and which not even on the page. */
  unwanted_letters: string[];
  unwanted_notices: string[];
  student_type: string | null;
  current_level: { id: number; order: number; name: string; english_name: string | null } | null;
  is_demo: boolean;
  is_advanced: boolean;
  has_leveling_test: boolean;
  has_particular_classes: boolean;
  /** Staff chose the password; never asked of an admin who acts as the user. */
  must_change_password: boolean;
  /** The admin who acts as the user, and until when. */
  impersonation: { actor: { id: number; name: string }; ends_at: string } | null;
}
