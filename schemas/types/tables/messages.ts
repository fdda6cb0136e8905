// Made from schemas/entities/messages.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface MessageRow {
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
