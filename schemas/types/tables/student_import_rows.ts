// Made from schemas/entities/student_import_rows.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface StudentImportRowRow {
  id: number;
  student_import_id: number;
  line: number;
  cells: string[];
  kind: 'new' | 'updated' | 'same' | 'bad' | null;
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
  status: 'waiting' | 'checked' | 'done' | 'undone' | 'left';
  version: number;
  created_at: string;
  updated_at: string;
}
