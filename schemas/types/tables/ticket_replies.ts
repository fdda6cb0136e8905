// Made from schemas/entities/ticket_replies.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface TicketReplyRow {
  id: number;
  ticket_id: number;
  user_id: number;
  kind: 'reply' | 'note';
  content: string;
  version: number;
  created_at: string;
  updated_at: string;
}
