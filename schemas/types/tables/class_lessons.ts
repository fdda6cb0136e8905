// Made from schemas/entities/class_lessons.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ClassLessonRow {
  id: number;
  level_id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  content: string;
  english_content: string | null;
  resources: number[];
  required_classes: number;
  required_lessons: number;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
