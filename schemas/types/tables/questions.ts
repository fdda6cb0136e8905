// Made from schemas/entities/questions.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface QuestionRow {
  id: number;
  form_id: number;
  parent_id: number | null;
  order: number;
  type: string;
  body: {
    [k: string]: unknown;
  };
  key: {
    [k: string]: unknown;
  };
  points: number;
  difficulty: 'easy' | 'medium' | 'hard';
  skill: 'grammar' | 'vocabulary' | 'reading' | 'listening' | 'writing' | 'speaking' | null;
  level_id: number | null;
  pilot: boolean;
  dismissed: {
    [k: string]: unknown;
  }[];
  uses: number;
  learned_difficulty: number | null;
  digest: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
