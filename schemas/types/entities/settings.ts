// Made from schemas/entities/settings.json by `npm run types`: change that, and run it again.

import type { SettingRow } from '../tables/settings.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Setting {
  id: number;
  daily_registration_limit: number;
  cancel_until_minutes: number;
  join_opens_minutes: number;
  attendance_percentage: number;
  grace_minutes: number;
  default_capacity: number;
  grading_days: number;
  review_days: number;
  offer_minutes: number;
  licence_margin_before: number;
  licence_margin_after: number;
  urgent_ticket_hours: number;
  high_ticket_hours: number;
  normal_ticket_hours: number;
  low_ticket_hours: number;
  school_time_zone: string;
  support_email: string | null;
  support_phone: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to update one. */
export interface SettingChanges {
  daily_registration_limit?: number;
  cancel_until_minutes?: number;
  join_opens_minutes?: number;
  attendance_percentage?: number;
  grace_minutes?: number;
  default_capacity?: number;
  grading_days?: number;
  review_days?: number;
  offer_minutes?: number;
  licence_margin_before?: number;
  licence_margin_after?: number;
  urgent_ticket_hours?: number;
  high_ticket_hours?: number;
  normal_ticket_hours?: number;
  low_ticket_hours?: number;
  school_time_zone?: string;
  support_email?: string | null;
  support_phone?: string | null;
}

/** All of it, for who asks by the name of the entity. */
export interface SettingTypes {
  row: SettingRow;
  read: Setting;
  student: never;
  create: never;
  update: SettingChanges;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
