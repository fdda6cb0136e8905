// Made from schemas/entities/lessons.json by `npm run types`: change that, and run it again.

import type { Copied } from '../fragments/copied.ts';
import type { Finish } from '../fragments/finish.ts';
import type { OrderedActions, OrderedResults } from '../fragments/ordered.ts';
import type { LessonRow } from '../tables/lessons.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Lesson {
  id: number;
  level_id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  image: number | null;
  difficulty: 'easy' | 'medium' | 'hard';
  required_lessons: number;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentLesson {
  id: number;
  level_id: number;
  order: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  image: number | null;
  difficulty: 'easy' | 'medium' | 'hard';
  required_lessons: number;
  exercises: number;
  exercises_passed: number;
  state: 'taken' | 'pending_revision' | 'open' | 'locked';
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewLesson {
  level_id: number;
  order: number;
  name: string;
  english_name?: string | null;
  description?: string | null;
  english_description?: string | null;
  image?: number | null;
  difficulty: 'easy' | 'medium' | 'hard';
  required_lessons?: number;
}

/** What is sent to update one. */
export type LessonChanges = Partial<NewLesson>;

/** What its actions are sent. */
export type LessonActions = OrderedActions & {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
  copy: Record<string, never>;
};

/** What its actions answer, where that is not the row. */
export type LessonResults = OrderedResults & {
  copy: Copied;
};

/** What its queries are asked, and what they answer. */
export interface LessonQueries {
  finish: {
    params: Record<string, never>;
    result: Finish;
  };
  sounds: {
    params: Record<string, never>;
    result: {
      resource: number;
      lines: {
        text: string;
        start: number;
        end: number;
      }[];
    }[];
  };
}

/** All of it, for who asks by the name of the entity. */
export interface LessonTypes {
  row: LessonRow;
  read: Lesson;
  student: StudentLesson;
  create: NewLesson;
  update: LessonChanges;
  actions: LessonActions;
  results: LessonResults;
  previews: Record<never, never>;
  queries: LessonQueries;
}
