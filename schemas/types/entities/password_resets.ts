// Made from schemas/entities/password_resets.json by `npm run types`: change that, and run it again.

import type { PasswordResetRow } from '../tables/password_resets.ts';

/** As staff read it; optional is what an admin may not read. */
export interface PasswordReset {
  id: number;
  user_id: number;
  expires_at: string;
  used_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface PasswordResetTypes {
  row: PasswordResetRow;
  read: PasswordReset;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
