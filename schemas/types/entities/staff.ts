// Made from schemas/entities/staff.json by `npm run types`: change that, and run it again.

import type { Dashboard } from '../fragments/dashboard.ts';
import type { SomeRecords } from '../fragments/some_records.ts';
import type { UserRow } from '../tables/users.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Staff {
  id: number;
  username: string;
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
  teaches: boolean;
  must_change_password: boolean;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewStaff {
  username: string;
  password: string;
  email: string;
  first_name: string;
  name: string;
  phone?: string | null;
  role_id: number;
  avatar?: number | null;
  locale?: 'es' | 'en';
  time_zone?: string | null;
  color_scheme?: 'light' | 'dark' | null;
  single_keys?: boolean;
}

/** What is sent to update one. */
export type StaffChanges = Partial<NewStaff>;

/** What its actions are sent. */
export interface StaffActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
  set_password: {
    password: string;
  };
}

/** What its queries are asked, and what they answer. */
export interface StaffQueries {
  dashboard: { params: Record<string, never>; result: Dashboard };
  consequences: {
    params: SomeRecords;
    result: {
      meetings: {
        id: number;
        staff_id: number;
        entity: string;
        starts_at: string;
      }[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface StaffTypes {
  row: UserRow & Pick<Staff, keyof Staff & keyof UserRow>;
  read: Staff;
  student: never;
  create: NewStaff;
  update: StaffChanges;
  actions: StaffActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: StaffQueries;
}
