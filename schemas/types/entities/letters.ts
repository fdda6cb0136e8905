// Made from schemas/entities/letters.json by `npm run types`: change that, and run it again.

import type { LetterRow } from '../tables/letters.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Letter {
  id: number;
  letter: string;
  user_id: number | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  notice_id: number | null;
  calendar: string | null;
  sent_at: string | null;
  failure: string | null;
  status: 'waiting' | 'kept' | 'sent' | 'failed';
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface LetterTypes {
  row: LetterRow;
  read: Letter;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
