// Made from schemas/entities/student_import_rows.json by `npm run types`: change that, and run it again.

import type { StudentImportRowRow } from '../tables/student_import_rows.ts';

/** As staff read it; optional is what an admin may not read. */
export interface StudentImportRow {
  id: number;
  student_import_id: number;
  line: number;
  cells: string[];
  kind: 'new' | 'updated' | 'same' | 'bad' | null;
  status: 'waiting' | 'checked' | 'done' | 'undone' | 'left';
  reasons: {
    [k: string]: unknown;
  };
  before: {
    [k: string]: unknown;
  } | null;
  after: {
    [k: string]: unknown;
  } | null;
  student_id: number | null;
  student_version: number | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface StudentImportRowTypes {
  row: StudentImportRowRow;
  read: StudentImportRow;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
