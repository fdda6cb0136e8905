// Made from schemas/entities/form_versions.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface FormVersionRow {
  id: number;
  form_id: number;
  number: number;
  title: string | null;
  english_title: string | null;
  content: {
    [k: string]: unknown;
  };
  key: {
    [k: string]: unknown;
  }[];
  rules: {
    [k: string]: unknown;
  };
  digest: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
