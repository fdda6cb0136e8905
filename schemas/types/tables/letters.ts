// Made from schemas/entities/letters.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface LetterRow {
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
