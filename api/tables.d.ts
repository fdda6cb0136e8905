import type { Knex } from 'knex';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import type { RegradingOutcome } from '#schemas/types/fragments/regrading_outcome.ts';
import type { Tables as Stored } from '#schemas/types/tables.ts';
import type { FormVersion } from './assessment/grade.ts';
import type { DismissedAnswer } from './forms/answers/variants.ts';
import type { AskedQuestion } from './forms/versions.ts';
import type { Message } from './live/sandbox/view.ts';

/** What stands in columns of JSON of which the schemas say no more than that. */
interface Json {
  attempts: { asked: AskedQuestion[] | null; graded: AnswerReview[] | null; regraded_by: Record<string, number> };
  form_versions: FormVersion;
  /** Written in the transaction that claimed the key. */
  idempotency_keys: { answer: { is: unknown } };
  sandbox_rooms: { messages: Message[] };
  regradings: { outcome: RegradingOutcome };
  questions: { dismissed: DismissedAnswer[] };
}

type Row<Table extends keyof Stored> = Table extends keyof Json
  ? Omit<Stored[Table], keyof Json[Table]> & Json[Table]
  : Stored[Table];

/** What may be written to a column: a moment, JSON as text or an object, or SQL too. */
type Written<Row> = { [Column in keyof Row]?: Row[Column] | Date | string | object | null };

declare module 'knex/types/tables.js' {
  /** So that `knex('levels')` knows its rows. */
  interface Tables extends Typed {}
}

type Typed = { [Table in keyof Stored]: Knex.CompositeTableType<Row<Table>, Written<Row<Table>>> };
