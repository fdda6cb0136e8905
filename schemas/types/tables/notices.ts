// Made from schemas/entities/notices.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface NoticeRow {
  id: number;
  user_id: number;
  notice: string;
  params: {
    [k: string]: unknown;
  };
  meeting_id: number | null;
  registration_id: number | null;
  entity: string | null;
  record_id: number | null;
  reminds_of: string | null;
  letter_due: boolean;
  read_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
