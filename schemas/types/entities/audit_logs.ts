// Made from schemas/entities/audit_logs.json by `npm run types`: change that, and run it again.

import type { AuditLogRow } from '../tables/audit_logs.ts';

/** As staff read it; optional is what an admin may not read. */
export interface AuditLog {
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

/** All of it, for who asks by the name of the entity. */
export interface AuditLogTypes {
  row: AuditLogRow;
  read: AuditLog;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
