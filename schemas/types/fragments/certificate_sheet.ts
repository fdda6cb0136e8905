// Made from schemas/fragments/certificate_sheet.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface CertificateSheet {
  id: number;
  code: string;
  status: 'issued' | 'revoked';
  student_id: number;
  student: string;
  level: {
    id: number;
    order: number;
    name: string;
    english_name: string | null;
    cefr: string | null;
  };
  day: string;
  revoked_at: string | null;
}
