// Made from schemas/entities/class_lessons.json by `npm run types`: change that, and run it again.

import type { Copied } from '../fragments/copied.ts';
import type { OrderedActions, OrderedResults } from '../fragments/ordered.ts';
import type { ClassLessonRow } from '../tables/class_lessons.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ClassLesson {
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

/** As a student reads it. */
export interface StudentClassLesson {
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

/** What is sent to create one. */
export interface NewClassLesson {
  level_id: number;
  order: number;
  name: string;
  english_name?: string | null;
  description?: string | null;
  english_description?: string | null;
  content: string;
  english_content?: string | null;
  resources?: number[];
  required_classes?: number;
  required_lessons?: number;
}

/** What is sent to update one. */
export type ClassLessonChanges = Partial<NewClassLesson>;

/** What its actions are sent. */
export type ClassLessonActions = OrderedActions & {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
  copy: Record<string, never>;
};

/** What its actions answer, where that is not the row. */
export type ClassLessonResults = OrderedResults & {
  copy: Copied;
};

/** All of it, for who asks by the name of the entity. */
export interface ClassLessonTypes {
  row: ClassLessonRow;
  read: ClassLesson;
  student: StudentClassLesson;
  create: NewClassLesson;
  update: ClassLessonChanges;
  actions: ClassLessonActions;
  results: ClassLessonResults;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
