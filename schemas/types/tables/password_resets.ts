// Made from schemas/entities/password_resets.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface PasswordResetRow {
  id: number;
  user_id: number;
  token_hash: string;
  expires_at: string;
  used_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
