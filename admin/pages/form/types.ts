import type { RaRecord } from 'react-admin';

/** A question as its row holds it; `body` and `key` are what its type describes. */
export interface Question extends RaRecord<number> {
  form_id: number;
  /** The passage that it belongs to. */
  parent_id: number | null;
  order: number;
  type: string;
  body: Record<string, unknown>;
  key: Record<string, unknown>;
  points: number;
  /** What it places students by, in leveling forms. */
  skill?: string | null;
  level_id?: number | null;
  pilot?: boolean;
  version: number;
}

/** What is being written: a question that may not be saved yet. */
export type Draft = Pick<Question, 'type' | 'body' | 'key'> & Partial<Question>;
