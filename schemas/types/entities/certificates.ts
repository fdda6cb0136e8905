// Made from schemas/entities/certificates.json by `npm run types`: change that, and run it again.

import type { CertificateSheet } from '../fragments/certificate_sheet.ts';
import type { CertificateRow } from '../tables/certificates.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Certificate {
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

/** As a student reads it. */
export interface StudentCertificate {
  id: number;
  code: string;
  student_id: number;
  level_id: number;
  issued_at: string;
  revoked_at: string | null;
  status: 'issued' | 'revoked';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface CertificateActions {
  revoke: {
    reason: string;
  };
  reissue: Record<string, never>;
}

/** What its queries are asked, and what they answer. */
export interface CertificateQueries {
  sheet: { params: Record<string, never>; result: CertificateSheet };
  mine: {
    params: Record<string, never>;
    result: CertificateSheet[];
  };
  verify: {
    params: {
      code: string;
    };
    result: {
      certificate: CertificateSheet | null;
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface CertificateTypes {
  row: CertificateRow;
  read: Certificate;
  student: StudentCertificate;
  create: never;
  update: never;
  actions: CertificateActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: CertificateQueries;
}
