// Made from schemas/entities/idempotency_keys.json by `npm run types`: change that, and run it again.

import type { IdempotencyKeyRow } from '../tables/idempotency_keys.ts';

/** As staff read it; optional is what an admin may not read. */
export interface IdempotencyKey {
  id: number;
  user_id: number;
  key: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface IdempotencyKeyTypes {
  row: IdempotencyKeyRow;
  read: IdempotencyKey;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
