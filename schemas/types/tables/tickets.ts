// Made from schemas/entities/tickets.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface TicketRow {
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
