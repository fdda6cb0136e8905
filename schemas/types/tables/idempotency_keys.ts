// Made from schemas/entities/idempotency_keys.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface IdempotencyKeyRow {
  id: number;
  user_id: number;
  key: string;
  fingerprint: string;
  answer: {
    [k: string]: unknown;
  } | null;
  version: number;
  created_at: string;
  updated_at: string;
}
