// Made from schemas/entities/credits.json by `npm run types`: change that, and run it again.

import type { CreditRow } from '../tables/credits.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Credit {
  id: number;
  student_id: number;
  level_id: number | null;
  lesson_id: number | null;
  reason: string;
  added_by: number | null;
  added_at: string;
  taken_back_by: number | null;
  taken_back_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface CreditTypes {
  row: CreditRow;
  read: Credit;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
