// Made from schemas/entities/feeds.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface FeedRow {
  id: number;
  user_id: number;
  staff_id: number | null;
  level_id: number | null;
  token_hash: string;
  fetched_at: string | null;
  fetches: number;
  counted_from: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
