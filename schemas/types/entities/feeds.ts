// Made from schemas/entities/feeds.json by `npm run types`: change that, and run it again.

import type { FeedRow } from '../tables/feeds.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Feed {
  id: number;
  user_id: number;
  staff_id: number | null;
  level_id: number | null;
  fetched_at: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentFeed {
  id: number;
  user_id: number;
  staff_id: number | null;
  level_id: number | null;
  fetched_at: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface FeedActions {
  publish: {
    staff_id?: number;
    level_id?: number;
  };
  revoke: Record<string, never>;
}

/** What its actions answer, where that is not the row. */
export interface FeedResults {
  publish: {
    id: number;
    path: string;
  };
}

/** All of it, for who asks by the name of the entity. */
export interface FeedTypes {
  row: FeedRow;
  read: Feed;
  student: StudentFeed;
  create: never;
  update: never;
  actions: FeedActions;
  results: FeedResults;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
