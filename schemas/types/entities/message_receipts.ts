// Made from schemas/entities/message_receipts.json by `npm run types`: change that, and run it again.

import type { MessageReceiptRow } from '../tables/message_receipts.ts';

/** As staff read it; optional is what an admin may not read. */
export interface MessageReceipt {
  id: number;
  message_id: number;
  student_id: number;
  read_at: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface MessageReceiptTypes {
  row: MessageReceiptRow;
  read: MessageReceipt;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
