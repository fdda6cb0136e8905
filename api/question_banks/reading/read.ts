import type { QuestionTypes } from '#api/assessment/define.ts';
import {
  type CheckedQuestion,
  checkItem,
  checkPassage,
  type Finding,
  type ImportedQuestion,
  noQuestion,
} from '../check_items.ts';
import { type Format, Unreadable } from '../define.ts';
import type { Item, Passage, Whole } from '../item.ts';
import { formatOf } from '../registry.ts';
import { shuffleAll } from './shuffle.ts';
import { checkWhole } from './whole.ts';

export interface ReadFile {
  format: string;
  questions: ImportedQuestion[];
  problems: Finding[];
  /** How many of the file's questions cannot come. */
  refused: number;
  /** What the file says of the form itself; nothing of it has been judged. */
  settings: Record<string, unknown>;
}

/**
 * Reads a file of whatever format and judges each of its questions as the editor would.
 * @param levels those of the school, by their order
 * @throws Unreadable when it is no file of questions
 */
export function readQuestions(name: string, bytes: Buffer, types: QuestionTypes, levels: number[] = []): ReadFile {
  if (bytes.length === 0) throw new Unreadable('empty');
  const found = formatOf(name, bytes);
  if (!found) throw new Unreadable('unknown_format');
  const [format, reader] = found as [string, Format];
  const { items, passages, problems, settings = {} } = reader.read(bytes);
  if (items.length + passages.length + problems.length === 0) throw new Unreadable('no_questions');
  const findings: Finding[] = problems.map((problem) => ({ ...problem, taken: false }));
  const questions: ImportedQuestion[] = [];
  const places = new Map<Item | Passage | Whole, number | undefined>();
  /** Whatever is ready has its place among the questions, once. */
  const take = (
    piece: Item | Passage | Whole,
    { question, findings: reasons }: CheckedQuestion,
    group?: number,
  ): void => {
    for (const reason of reasons) findings.push(reason);
    places.set(piece, question && questions.push(group === undefined ? question : { ...question, group }) - 1);
  };
  const judge = (piece: Item | Passage | Whole): CheckedQuestion => {
    if ('whole' in piece) return checkWhole(piece, types, levels);
    return 'task' in piece ? checkItem(piece, types) : checkPassage(piece, types);
  };
  for (const item of shuffleAll(items)) {
    const { about } = item;
    // A passage stands before the first of its questions.
    if (about && !places.has(about)) take(about, judge(about));
    take(item, judge(item), about && places.get(about));
  }
  for (const passage of passages) if (!places.has(passage)) take(passage, noQuestion(passage));
  const refusedCount = problems.length + passages.length + items.length - questions.length;
  return {
    format,
    questions,
    problems: findings.toSorted((one, other) => one.line - other.line),
    refused: refusedCount,
    settings,
  };
}
