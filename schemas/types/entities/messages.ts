// Made from schemas/entities/messages.json by `npm run types`: change that, and run it again.

import type { MessageCards } from '../fragments/message_cards.ts';
import type { NamedStudent } from '../fragments/named_student.ts';
import type { RowsAsked } from '../fragments/rows_asked.ts';
import type { MessageRow } from '../tables/messages.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Message {
  id: number;
  title: string;
  english_title: string | null;
  content: string;
  english_content: string | null;
  audience: 'everyone' | 'level' | 'group' | 'student_type' | 'student';
  level_id: number | null;
  group_id: number | null;
  student_type: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old' | null;
  student_id: number | null;
  display_start_date: string;
  display_end_date: string;
  priority: 'low' | 'normal' | 'high' | 'urgent';
  send_letter: boolean;
  reminded_at: string | null;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentMessage {
  id: number;
  title: string;
  english_title: string | null;
  content: string;
  english_content: string | null;
  display_start_date: string;
  display_end_date: string;
  priority: 'low' | 'normal' | 'high' | 'urgent';
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewMessage {
  title: string;
  english_title?: string | null;
  content: string;
  english_content?: string | null;
  audience: 'everyone' | 'level' | 'group' | 'student_type' | 'student';
  level_id?: number | null;
  group_id?: number | null;
  student_type?: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old' | null;
  student_id?: number | null;
  display_start_date: string;
  display_end_date: string;
  priority: 'low' | 'normal' | 'high' | 'urgent';
  send_letter?: boolean;
}

/** What is sent to update one. */
export type MessageChanges = Partial<NewMessage>;

/** What its actions are sent. */
export interface MessageActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
  remind: {
    send_letter?: boolean;
  };
  read: Record<string, never>;
  unread: Record<string, never>;
}

/** What its queries are asked, and what they answer. */
export interface MessageQueries {
  mine: { params: Record<string, never>; result: MessageCards };
  seen_by: {
    params: {
      student_id?: number;
    };
    result: MessageCards & {
      locale: 'es' | 'en' | null;
    };
  };
  audience: {
    params: {
      audience?: 'everyone' | 'level' | 'group' | 'student_type' | 'student';
      level_id?: number;
      group_id?: number;
      student_type?: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old';
      student_id?: number;
      first?: number;
      last?: number;
    };
    result: {
      total: number;
      letters: number;
      rows: NamedStudent[];
    };
  };
  unread_by: {
    params: RowsAsked;
    result: {
      read: number;
      total: number;
      rows: NamedStudent[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface MessageTypes {
  row: MessageRow;
  read: Message;
  student: StudentMessage;
  create: NewMessage;
  update: MessageChanges;
  actions: MessageActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: MessageQueries;
}
