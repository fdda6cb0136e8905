// Made from schemas/entities/questions.json by `npm run types`: change that, and run it again.

import type { CompiledForm } from '../fragments/compiled_form.ts';
import type { OrderedActions, OrderedResults } from '../fragments/ordered.ts';
import type { QuestionRow } from '../tables/questions.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Question {
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
  uses: number;
  learned_difficulty: number | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewQuestion {
  form_id: number;
  parent_id?: number | null;
  order: number;
  type: string;
  body: {
    [k: string]: unknown;
  };
  key: {
    [k: string]: unknown;
  };
  points?: number;
  difficulty?: 'easy' | 'medium' | 'hard';
  skill?: 'grammar' | 'vocabulary' | 'reading' | 'listening' | 'writing' | 'speaking' | null;
  level_id?: number | null;
  pilot?: boolean;
}

/** What is sent to update one. */
export type QuestionChanges = Partial<NewQuestion>;

/** What its actions are sent. */
export type QuestionActions = OrderedActions & {
  move: {
    form_id: number;
  };
  compile: {
    form_id?: number;
    questions?: {
      type: string;
      body: {
        [k: string]: unknown;
      };
      key?: {
        [k: string]: unknown;
      };
      points?: number;
      group?: number;
    }[];
  };
  try: {
    form_id: number;
    questions?: {
      type: string;
      body: {
        [k: string]: unknown;
      };
      key?: {
        [k: string]: unknown;
      };
      points?: number;
      group?: number;
    }[];
    answers: {
      [k: string]: unknown;
    };
  };
  restore: {
    id: number;
  };
};

/** What its actions answer, where that is not the row. */
export type QuestionResults = OrderedResults & {
  move: {
    moved: {
      [k: string]: unknown;
    }[];
  };
  compile: {
    es: CompiledForm;
    en: CompiledForm;
    problems: {
      question: number;
      path: string;
      message: string;
    }[];
  };
  try: {
    [k: string]: unknown;
  };
  restore: {
    [k: string]: unknown;
  };
};

/** What its queries are asked, and what they answer. */
export interface QuestionQueries {
  types: {
    params: Record<string, never>;
    result: {
      type: string;
      author: {
        [k: string]: unknown;
      };
      starter: {
        body: {
          [k: string]: unknown;
        };
        key: {
          [k: string]: unknown;
        };
      };
    }[];
  };
  formats: {
    params: Record<string, never>;
    result: {
      formats: {
        format: string;
        extensions: string[];
      }[];
      types: string[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface QuestionTypes {
  row: QuestionRow;
  read: Question;
  student: never;
  create: NewQuestion;
  update: QuestionChanges;
  actions: QuestionActions;
  results: QuestionResults;
  previews: Record<never, never>;
  queries: QuestionQueries;
}
