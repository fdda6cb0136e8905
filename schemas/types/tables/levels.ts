// Made from schemas/entities/levels.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface LevelRow {
  id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  image: number | null;
  difficulty: 'easy' | 'medium' | 'hard';
  cefr: string | null;
  required_classes: number;
  required_lessons: number;
  required_class_status: 'registered' | 'completed';
  days_required: number;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
