// Made from schemas/entities/audit_logs.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface AuditLogRow {
  id: number;
  at: string;
  user_id: number | null;
  actor_id: number | null;
  role: 'admin' | 'coordinator' | 'customer-service' | 'teacher' | 'student' | 'system' | 'nobody';
  action: string;
  entity: string;
  record_id: number | null;
  before: {
    [k: string]: unknown;
  } | null;
  after: {
    [k: string]: unknown;
  } | null;
  address: string | null;
  request_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
