// Made from schemas/entities/sections.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface SectionRow {
  id: number;
  lesson_id: number;
  order: number;
  title: string;
  english_title: string | null;
  content: string;
  english_content: string | null;
  resources: number[];
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
