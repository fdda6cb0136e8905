// Made from schemas/entities/form_versions.json by `npm run types`: change that, and run it again.

import type { FormVersionRow } from '../tables/form_versions.ts';

/** As staff read it; optional is what an admin may not read. */
export interface FormVersion {
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
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface FormVersionTypes {
  row: FormVersionRow;
  read: FormVersion;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
