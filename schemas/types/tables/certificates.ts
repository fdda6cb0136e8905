// Made from schemas/entities/certificates.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface CertificateRow {
  id: number;
  code: string;
  student_id: number;
  level_id: number;
  issued_at: string;
  revoked_at: string | null;
  reason: string | null;
  status: 'issued' | 'revoked';
  version: number;
  created_at: string;
  updated_at: string;
}
