// Made from schemas/entities/ticket_replies.json by `npm run types`: change that, and run it again.

import type { TicketReplyRow } from '../tables/ticket_replies.ts';

/** As staff read it; optional is what an admin may not read. */
export interface TicketReply {
  id: number;
  ticket_id: number;
  user_id: number;
  kind: 'reply' | 'note';
  content: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentTicketReply {
  id: number;
  ticket_id: number;
  user_id: number;
  kind: 'reply' | 'note';
  content: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface TicketReplyTypes {
  row: TicketReplyRow;
  read: TicketReply;
  student: StudentTicketReply;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
