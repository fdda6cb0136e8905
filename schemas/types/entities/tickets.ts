// Made from schemas/entities/tickets.json by `npm run types`: change that, and run it again.

import type { TicketThread } from '../fragments/ticket_thread.ts';
import type { TicketRow } from '../tables/tickets.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Ticket {
  id: number;
  subject: string;
  content: string;
  category: 'content' | 'classes' | 'account' | 'contract' | 'technical' | 'other';
  priority: 'low' | 'normal' | 'high' | 'urgent';
  student_id: number | null;
  opened_by: number;
  requester_id: number;
  assigned_to: number | null;
  awaits: 'school' | 'requester';
  due_at: string | null;
  last_reply_at: string;
  replies: number;
  page: string | null;
  form_id: number | null;
  attempt_id: number | null;
  question_id: number | null;
  meeting_id: number | null;
  error_status: number | null;
  error_message: string | null;
  request_id: string | null;
  merged_into: number | null;
  satisfaction: 'good' | 'bad' | null;
  solved_by: number | null;
  solved_at: string | null;
  discarded_by: number | null;
  discarded_at: string | null;
  status: 'pending' | 'solved' | 'discarded';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentTicket {
  id: number;
  subject: string;
  content: string;
  category: 'content' | 'classes' | 'account' | 'contract' | 'technical' | 'other';
  priority: 'low' | 'normal' | 'high' | 'urgent';
  student_id: number | null;
  opened_by: number;
  requester_id: number;
  awaits: 'school' | 'requester';
  due_at: string | null;
  last_reply_at: string;
  replies: number;
  page: string | null;
  form_id: number | null;
  attempt_id: number | null;
  question_id: number | null;
  meeting_id: number | null;
  error_status: number | null;
  error_message: string | null;
  request_id: string | null;
  merged_into: number | null;
  satisfaction: 'good' | 'bad' | null;
  solved_at: string | null;
  status: 'pending' | 'solved' | 'discarded';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewTicket {
  subject: string;
  content: string;
  category?: 'content' | 'classes' | 'account' | 'contract' | 'technical' | 'other';
  priority?: 'low' | 'normal' | 'high' | 'urgent';
  student_id?: number | null;
  page?: string | null;
  question_id?: number | null;
  error_status?: number | null;
  error_message?: string | null;
  request_id?: string | null;
}

/** What its actions are sent. */
export interface TicketActions {
  reply: {
    content: string;
    files?: number[];
    after?: number | null;
  };
  attach: {
    files: number[];
  };
  read: Record<string, never>;
  note: {
    content: string;
    files?: number[];
  };
  take: Record<string, never>;
  assign: {
    assigned_to: number | null;
  };
  set_priority: {
    priority: 'low' | 'normal' | 'high' | 'urgent';
  };
  set_category: {
    category: 'content' | 'classes' | 'account' | 'contract' | 'technical' | 'other';
  };
  solve: Record<string, never>;
  discard: Record<string, never>;
  reopen: Record<string, never>;
  merge: {
    into: number;
  };
  rate: {
    satisfaction: 'good' | 'bad';
  };
}

/** What its queries are asked, and what they answer. */
export interface TicketQueries {
  thread: { params: Record<string, never>; result: TicketThread };
  canned: {
    params: Record<string, never>;
    result: {
      id: number;
      name: string;
      category: string | null;
      content: string;
    }[];
  };
  assignees: {
    params: Record<string, never>;
    result: {
      id: number;
      name: string;
    }[];
  };
  counts: {
    params: Record<string, never>;
    result: {
      pending: number;
      mine: number;
      unassigned: number;
      overdue: number;
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface TicketTypes {
  row: TicketRow;
  read: Ticket;
  student: StudentTicket;
  create: NewTicket;
  update: never;
  actions: TicketActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: TicketQueries;
}
