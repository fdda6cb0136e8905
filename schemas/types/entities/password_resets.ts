// Made from schemas/entities/password_resets.json by `npm run types`: change that, and run it again.

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
