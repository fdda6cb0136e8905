import type { Schema } from '#schemas/dialect.ts';
import { useQueryOf } from './queries.ts';

/** A type of question: the schema of `{ body, key }`, and what a new one begins with. */
export interface QuestionType {
  type: string;
  author: Schema;
  starter: { body: Record<string, unknown>; key: Record<string, unknown> };
}

const none: QuestionType[] = [];

/** The types that the API knows; they change with the program alone. */
export function useQuestionTypes(): QuestionType[] {
  const { data } = useQueryOf<QuestionType[]>('questions', null, 'types', { options: { staleTime: 'static' } });
  return data ?? none;
}
