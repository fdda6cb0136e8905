// Made from schemas/entities/canned_replies.json by `npm run types`: change that, and run it again.

import type { CannedReplyRow } from '../tables/canned_replies.ts';

/** As staff read it; optional is what an admin may not read. */
export interface CannedReply {
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

/** What is sent to create one. */
export interface NewCannedReply {
  name: string;
  category?: 'content' | 'classes' | 'account' | 'contract' | 'technical' | 'other' | null;
  content: string;
  english_content?: string | null;
}

/** What is sent to update one. */
export type CannedReplyChanges = Partial<NewCannedReply>;

/** What its actions are sent. */
export interface CannedReplyActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
}

/** All of it, for who asks by the name of the entity. */
export interface CannedReplyTypes {
  row: CannedReplyRow;
  read: CannedReply;
  student: never;
  create: NewCannedReply;
  update: CannedReplyChanges;
  actions: CannedReplyActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
