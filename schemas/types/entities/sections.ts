// Made from schemas/entities/sections.json by `npm run types`: change that, and run it again.

import type { OrderedActions, OrderedResults } from '../fragments/ordered.ts';
import type { SectionRow } from '../tables/sections.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Section {
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

/** As a student reads it. */
export interface StudentSection {
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

/** What is sent to create one. */
export interface NewSection {
  lesson_id: number;
  order: number;
  title: string;
  english_title?: string | null;
  content: string;
  english_content?: string | null;
  resources?: number[];
}

/** What is sent to update one. */
export type SectionChanges = Partial<NewSection>;

/** What its actions are sent. */
export type SectionActions = OrderedActions & {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
};

/** What its actions answer, where that is not the row. */
export type SectionResults = OrderedResults;

/** All of it, for who asks by the name of the entity. */
export interface SectionTypes {
  row: SectionRow;
  read: Section;
  student: StudentSection;
  create: NewSection;
  update: SectionChanges;
  actions: SectionActions;
  results: SectionResults;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
