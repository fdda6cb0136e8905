import { checkQuestions, type QuestionProblem } from '#api/engine/question/check.ts';
import type { QuestionTypes } from '#api/engine/question/define.ts';
import { type Format, Unreadable } from './define.ts';
import type { Carried, Item, Place, Problem } from './item.ts';
import { formatOf } from './registry.ts';
import { questionOf } from './to_question.ts';

const mostQuestions = 10_000;

/** A question as it can be written into a form. */
export interface Ready {
  type: string;
  body: object;
  key: object;
  points: number;
  difficulty?: string;
  skill?: string;
  /** What it shows, as soon as that is in the library. */
  files?: Carried[];
  /** Where it stood in the file. */
  place: Place;
}

/** What is wrong with an item: `taken` says whether its question comes all the same. */
export interface Told extends Problem {
  taken: boolean;
  /** A complaint of the question's type, to be said by `questions.problems`. */
  complaint?: QuestionProblem;
}

export interface Outcome {
  format: string;
  questions: Ready[];
  problems: Told[];
  /** How many of the file's questions cannot come. */
  refused: number;
}

/**
 * Reads a file of whatever format and judges each of its questions as the editor would.
 * @throws Unreadable when it is no file of questions
 */
export function readQuestions(name: string, bytes: Buffer, types: QuestionTypes): Outcome {
  if (bytes.length === 0) throw new Unreadable('empty');
  const found = formatOf(name, bytes);
  if (!found) throw new Unreadable('unknown_format');
  const [format, reader] = found as [string, Format];
  const { items, problems } = reader.read(bytes);
  if (items.length + problems.length === 0) throw new Unreadable('no_questions');
  if (items.length > mostQuestions) throw new Unreadable('too_many', { limit: mostQuestions, count: items.length });
  const judged = items.map((item) => judge(item, types));
  const told: Told[] = [
    ...problems.map((problem) => ({ ...problem, taken: false })),
    ...judged.flatMap(({ told }) => told),
  ];
  const questions = judged.flatMap(({ ready }) => ready ?? []);
  const refused = problems.length + items.length - questions.length;
  return { format, questions, problems: told.toSorted((one, other) => one.line - other.line), refused };
}

/** What no file says and its author adds: such a question comes, and cannot be published before. */
const unfinished = new Set(['no_model']);

/** An item as a question of its type, or the reasons against it; what was left out is told of those that come. */
function judge(item: Item, types: QuestionTypes): { ready?: Ready; told: Told[] } {
  const { line, name } = item;
  const { type, body, key, notes } = questionOf(item);
  if (!types.has(type)) return { told: [{ line, name, reason: 'no_type', params: { type }, taken: false }] };
  const complaints = checkQuestions(types, [{ type, body, key }]);
  const taken = complaints.every(({ rule }) => unfinished.has(rule));
  const complained = complaints.map((complaint) => ({ line, name, reason: 'complaint', complaint, taken }));
  if (!taken) return { told: complained };
  const told = [...[...item.notes, ...notes].map((note) => ({ line, name, ...note, taken })), ...complained];
  const more = {
    ...(item.difficulty ? { difficulty: item.difficulty } : {}),
    ...(item.skill ? { skill: item.skill } : {}),
    ...(item.files?.length ? { files: item.files } : {}),
  };
  return { ready: { type, body, key, points: item.points, place: { line, name }, ...more }, told };
}
