// Made from schemas/fragments/student_history.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface StudentHistory {
  entries: {
    key: string;
    kind: string;
    at: string;
    what: string;
    entity: string;
    record_id: number | null;
    of: string | null;
    by: string | null;
    title: string | null;
    english_title: string | null;
    details: {
      from_level?: {
        id: number;
        order: number;
        name: string;
        english_name: string | null;
      } | null;
      to_level?: {
        id: number;
        order: number;
        name: string;
        english_name: string | null;
      } | null;
      from_type?: string | null;
      to_type?: string | null;
      from_date?: string | null;
      to_date?: string | null;
      reason?: string | null;
      percentage?: number | null;
      status?: string | null;
      starts_at?: string | null;
      forum_type?: string | null;
      seconds?: number | null;
    };
  }[];
  next: {
    at: string;
    key: string;
  } | null;
}
