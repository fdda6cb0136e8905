// Made from schemas/entities/ticket_readers.json by `npm run types`: change that, and run it again.

import type { TicketReaderRow } from '../tables/ticket_readers.ts';

/** As staff read it; optional is what an admin may not read. */
export interface TicketReader {
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

/** What its actions are sent. */
export interface TicketReaderActions {
  look: {
    ticket_id: number;
    page: string;
    is_answering?: boolean;
  };
  leave: {
    page: string;
  };
}

/** What its actions answer, where that is not the row. */
export interface TicketReaderResults {
  look: {
    others: {
      id: number;
      name: string;
      is_answering: boolean;
    }[];
  };
  leave: {
    left: boolean;
  };
}

/** All of it, for who asks by the name of the entity. */
export interface TicketReaderTypes {
  row: TicketReaderRow;
  read: TicketReader;
  student: never;
  create: never;
  update: never;
  actions: TicketReaderActions;
  results: TicketReaderResults;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
