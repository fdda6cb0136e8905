// Made from schemas/entities/student_imports.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface StudentImportRow {
  id: number;
  file_name: string;
  checksum: string;
  header: string[];
  columns: (string | null)[];
  preset: {
    [k: string]: unknown;
  };
  month_first: boolean;
  invite: boolean;
  origin: string;
  user_id: number;
  actor_id: number | null;
  total: number;
  done: number;
  new_rows: number;
  updated_rows: number;
  same_rows: number;
  bad_rows: number;
  left_rows: number;
  status: 'read' | 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone' | 'failed';
  version: number;
  created_at: string;
  updated_at: string;
}
