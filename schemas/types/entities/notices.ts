// Made from schemas/entities/notices.json by `npm run types`: change that, and run it again.

import type { NoticeRow } from '../tables/notices.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Notice {
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
  read_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentNotice {
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
  read_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface NoticeActions {
  read: Record<string, never>;
  read_all: Record<string, never>;
}

/** What its queries are asked, and what they answer. */
export interface NoticeQueries {
  mine: {
    params: {
      before?: number;
    };
    result: {
      notices: {
        id: number;
        notice: string;
        text: string;
        address: string | null;
        created_at: string;
        read_at: string | null;
      }[];
      unread: number;
      more: boolean;
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface NoticeTypes {
  row: NoticeRow;
  read: Notice;
  student: StudentNotice;
  create: never;
  update: never;
  actions: NoticeActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: NoticeQueries;
}
