// Made from schemas/entities/student_imports.json by `npm run types`: change that, and run it again.

import type { StudentImportRow } from '../tables/student_imports.ts';

/** As staff read it; optional is what an admin may not read. */
export interface StudentImport {
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
  user_id: number;
  actor_id: number | null;
  status: 'read' | 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone' | 'failed';
  total: number;
  done: number;
  new_rows: number;
  updated_rows: number;
  same_rows: number;
  bad_rows: number;
  left_rows: number;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface StudentImportActions {
  check: {
    columns: (string | null)[];
    preset?: {
      group_id?: number | null;
      student_type?: 'normal' | 'advanced' | 'beginner_forum' | 'just_forums' | 'external' | 'demo' | 'old' | null;
    };
  };
  import: {
    invite: boolean;
  };
  undo: Record<string, never>;
}

/** What its queries are asked, and what they answer. */
export interface StudentImportQueries {
  fields: {
    params: Record<string, never>;
    result: {
      field: string;
      required: boolean;
    }[];
  };
  rows: {
    params: {
      kind?: 'new' | 'updated' | 'same' | 'bad' | 'left';
      first?: number;
      q?: string;
    };
    result: {
      total: number;
      rows: {
        line: number;
        kind: string | null;
        status: string;
        name: string;
        student_id: string;
        user_id: number | null;
        reasons: {
          field: string | null;
          message: string;
        }[];
        differences: {
          field: string;
          before: string;
          after: string;
        }[];
      }[];
    };
  };
  about: {
    params: Record<string, never>;
    result: {
      sample: string[][];
      earlier: {
        id: number;
        created_at: string;
      }[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface StudentImportTypes {
  row: StudentImportRow;
  read: StudentImport;
  student: never;
  create: never;
  update: never;
  actions: StudentImportActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: StudentImportQueries;
}
