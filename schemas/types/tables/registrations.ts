// Made from schemas/entities/registrations.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface RegistrationRow {
  id: number;
  meeting_id: number;
  student_id: number;
  starts_at: string;
  ends_at: string;
  kind: 'classe' | 'demo' | 'forum' | 'particular';
  level_id: number | null;
  registered_at: string | null;
  registered_by: number | null;
  add_reason: string | null;
  waiting_number: number | null;
  offered_until: string | null;
  joined_at: string | null;
  left_at: string | null;
  live_seconds: number | null;
  reported_seconds: number | null;
  attended: boolean | null;
  marked_by: number | null;
  marked_at: string | null;
  mark_reason: string | null;
  cancelled_at: string | null;
  ended_as: 'cancelled' | 'declined' | 'expired' | 'removed' | 'absent' | 'meeting_cancelled' | 'closed' | null;
  status: 'waiting' | 'offered' | 'registered' | 'completed' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
