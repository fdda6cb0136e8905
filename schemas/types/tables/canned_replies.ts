// Made from schemas/entities/canned_replies.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface CannedReplyRow {
  id: number;
  name: string;
  category: 'content' | 'classes' | 'account' | 'contract' | 'technical' | 'other' | null;
  content: string;
  english_content: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
