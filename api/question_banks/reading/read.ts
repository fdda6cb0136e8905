import type { QuestionTypes } from '#api/assessment/define.ts';
import { type Format, Unreadable } from '../define.ts';
import type { Item, Passage, Whole } from '../item.ts';
import { type Judged, judgeItem, judgePassage, noQuestion, type Ready, type Told } from '../judged.ts';
import { formatOf } from '../registry.ts';
import { shuffled } from './shuffle.ts';
import { judgeWhole } from './whole.ts';

export interface Outcome {
  format: string;
  questions: Ready[];
  problems: Told[];
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
export function readQuestions(name: string, bytes: Buffer, types: QuestionTypes, levels: number[] = []): Outcome {
  if (bytes.length === 0) throw new Unreadable('empty');
  const found = formatOf(name, bytes);
  if (!found) throw new Unreadable('unknown_format');
  const [format, reader] = found as [string, Format];
  const { items, passages, problems, settings = {} } = reader.read(bytes);
  if (items.length + passages.length + problems.length === 0) throw new Unreadable('no_questions');
  const told: Told[] = problems.map((problem) => ({ ...problem, taken: false }));
  const questions: Ready[] = [];
  const places = new Map<Item | Passage | Whole, number | undefined>();
  /** Whatever is ready has its place among the questions, once. */
  const take = (piece: Item | Passage | Whole, { ready, told: reasons }: Judged, group?: number): void => {
    for (const reason of reasons) told.push(reason);
    places.set(piece, ready && questions.push(group === undefined ? ready : { ...ready, group }) - 1);
  };
  const judge = (piece: Item | Passage | Whole): Judged => {
    if ('whole' in piece) return judgeWhole(piece, types, levels);
    return 'task' in piece ? judgeItem(piece, types) : judgePassage(piece, types);
  };
  for (const item of shuffled(items)) {
    const { about } = item;
    // A passage stands before the first of its questions.
    if (about && !places.has(about)) take(about, judge(about));
    take(item, judge(item), about && places.get(about));
  }
  for (const passage of passages) if (!places.has(passage)) take(passage, noQuestion(passage));
  const refused = problems.length + passages.length + items.length - questions.length;
  return { format, questions, problems: told.toSorted((one, other) => one.line - other.line), refused, settings };
}
