// Made from schemas/entities/levels.json by `npm run types`: change that, and run it again.

import type { Copied } from '../fragments/copied.ts';
import type { Finish } from '../fragments/finish.ts';
import type { OrderedActions, OrderedResults } from '../fragments/ordered.ts';
import type { LevelRow } from '../tables/levels.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Level {
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
  lessons_needed: number;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentLevel {
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
  state: 'done' | 'current' | 'locked';
  lessons: number;
  lessons_needed: number;
  lessons_taken: number;
  classes_taken: number | null;
  days_taken: number | null;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewLevel {
  order: number;
  name: string;
  english_name?: string | null;
  description?: string | null;
  english_description?: string | null;
  image?: number | null;
  difficulty: 'easy' | 'medium' | 'hard';
  cefr?: string | null;
  required_classes: number;
  required_lessons: number;
  required_class_status?: 'registered' | 'completed';
  days_required?: number;
}

/** What is sent to update one. */
export type LevelChanges = Partial<NewLevel>;

/** What its actions are sent. */
export type LevelActions = OrderedActions & {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
  copy: Record<string, never>;
};

/** What its actions answer, where that is not the row. */
export type LevelResults = OrderedResults & {
  copy: Copied;
};

/** What its queries are asked, and what they answer. */
export interface LevelQueries {
  finish: {
    params: Record<string, never>;
    result: Finish;
  };
  words: {
    params: Record<string, never>;
    result: {
      lesson_id: number;
      word: string;
      meaning: string;
      english_meaning: string | null;
      example: string;
      resource: number;
      start: number;
      end: number;
    }[];
  };
  untranslated: {
    params: {
      entity?: string[];
      level_id?: number;
      first?: number;
      last?: number;
    };
    result: {
      total: number;
      rows: {
        id: string;
        entity: string;
        record: number;
        name: string | null;
        english_name: string | null;
        fields: string[];
        level_id: number | null;
        within: {
          entity: string;
          id: number;
        } | null;
      }[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface LevelTypes {
  row: LevelRow;
  read: Level;
  student: StudentLevel;
  create: NewLevel;
  update: LevelChanges;
  actions: LevelActions;
  results: LevelResults;
  previews: Record<never, never>;
  queries: LevelQueries;
}
