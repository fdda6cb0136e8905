// Made from schemas/entities/letters.json by `npm run types`: change that, and run it again.

/** As staff read it; optional is what an admin may not read. */
export interface Letter {
  id: number;
  letter: string;
  user_id: number | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string | null;
  failure: string | null;
  status: 'waiting' | 'kept' | 'sent' | 'failed';
  version: number;
  created_at: string;
  updated_at: string;
}
