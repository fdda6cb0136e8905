import type { RaRecord } from 'react-admin';
import type { Question as StoredQuestion } from '#schemas/types/entities/questions.ts';

/** A question as its row holds it; `body` and `key` are what its type describes. */
export type Question = RaRecord<number> & StoredQuestion;

/** What is being written: a question that may not be saved yet. */
export type Draft = Pick<Question, 'type' | 'body' | 'key'> & Partial<Question>;
