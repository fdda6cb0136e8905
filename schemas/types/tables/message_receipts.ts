// Made from schemas/entities/message_receipts.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface MessageReceiptRow {
  id: number;
  message_id: number;
  student_id: number;
  read_at: string;
  version: number;
  created_at: string;
  updated_at: string;
}
