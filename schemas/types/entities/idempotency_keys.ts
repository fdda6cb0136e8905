// Made from schemas/entities/idempotency_keys.json by `npm run types`: change that, and run it again.

/** As staff read it; optional is what an admin may not read. */
export interface IdempotencyKey {
  id: number;
  user_id: number;
  key: string;
  version: number;
  created_at: string;
  updated_at: string;
}
