import type { Schema } from '#schemas/dialect.ts';
import type { QuestionQueries } from '#schemas/types/entities/questions.ts';
import { useQueryOf } from './queries.ts';

/** A type of question: the schema of `{ body, key }`, and what a new one begins with. */
export type QuestionType = QuestionQueries['types']['result'][number] & { author: Schema };

const none: QuestionType[] = [];

/** The types that the API knows; they change with the program alone. */
export function useQuestionTypes(): QuestionType[] {
  const { data } = useQueryOf('questions', null, 'types', { options: { staleTime: 'static' } });
  return data ?? none;
}
