// Made from schemas/entities/ticket_readers.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface TicketReaderRow {
  id: number;
  ticket_id: number;
  user_id: number;
  session_id: number;
  page: string;
  is_answering: boolean;
  seen_at: string;
  version: number;
  created_at: string;
  updated_at: string;
}
