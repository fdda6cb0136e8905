import type { Text } from '#schemas/localize.ts';
import { problemOf } from '../../../providers/http.ts';
import { askQuery, type Params, useQueryOf } from '../../../providers/queries.ts';
import { useProjection } from '../../../school.ts';

export interface FormVersion {
  id: number;
  number: number;
  created_at: string;
  questions: number;
  attempts: number;
}

export interface FieldChange {
  path: string[];
  before: unknown;
  after: unknown;
}

export interface Placed {
  id: number;
  number: number;
  type: string;
  prompt: Text;
}

export interface Comparison {
  added: Placed[];
  removed: Placed[];
  moved: (Placed & { from: number })[];
  changed: (Placed & { fields: FieldChange[] })[];
  rules: FieldChange[];
}

export interface Outcome {
  attempts: number;
  better: number;
  worse: number;
  passes: number;
  changes: {
    attempt: number;
    student: string;
    version: number;
    before: number;
    after: number;
    pass: 'reached' | 'lost' | null;
  }[];
}

export interface Unforeseen {
  question: number;
  part: string;
  gap: number | null;
  prompt: Text;
  text: string | null;
  accepted: string[];
  variants: { text: string; answer: string; attempts: number; students: number }[];
}

export interface Figures {
  enough: number;
  questions: {
    question: number;
    answers: number;
    facility: number | null;
    discrimination: number | null;
    options: {
      part: string;
      choice: string;
      text: string;
      right: boolean;
      count: number;
      share: number;
      strong: number;
    }[];
    flags: string[];
  }[];
}

/** What the API knows of a form since it was published; nothing while it never was. */
export function useLearned<T>(form: number, query: string, { params, enabled }: Learned = {}) {
  const { entity } = useProjection();
  const ask = () =>
    askQuery<T>(entity, form, query, params).catch((error) => {
      if (problemOf(error)?.status === 404) return null;
      throw error;
    });
  return useQueryOf<T | null>(entity, form, query, { params, ask, options: { enabled, staleTime: 5000 } });
}

interface Learned {
  params?: Params;
  enabled?: boolean;
}
