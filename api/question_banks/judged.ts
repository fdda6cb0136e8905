import { checkQuestions, type QuestionProblem, writtenAs } from '#api/assessment/check.ts';
import type { QuestionTypes } from '#api/assessment/define.ts';
import type { Carried, Item, Note, Passage, Place, Problem } from './item.ts';
import { hindrance } from './limits.ts';
import { named } from './named.ts';
import { type Drawn, groupOf, questionOf } from './to_question.ts';

/** A question as it can be written into a form. */
export interface Ready {
  type: string;
  body: object;
  key: object;
  points?: number;
  difficulty?: string;
  skill?: string | null;
  pilot?: boolean;
  /** The order of its level, of those that the school has. */
  level?: number;
  /** What it shows: until that is in the library, its body names each by its number among these, from 1. */
  files?: Carried[];
  /** The passage that it is about, by its place among those that are ready. */
  group?: number;
  /** Where it stood in the file. */
  place: Place;
}

/** What is wrong with a question of a file: `taken` says whether it comes all the same. */
export interface Told extends Problem {
  taken: boolean;
  /** A complaint of the question's type, to be said by `questions.problems`. */
  complaint?: QuestionProblem;
}

export interface Judged {
  ready?: Ready;
  told: Told[];
}

/** What no file says and its author adds: such a question comes, and cannot be published before. */
const unfinished = new Set(['no_model']);

/** What a passage lacks as long as it stands alone: it has been looked at whether questions and files come with it. */
export const alone = new Set(['group_empty', 'group_silent']);

/** An item as a question of its type, or the reasons against it; what was left out is told of those that come. */
export function judgeItem(item: Item, types: QuestionTypes): Judged {
  const hindered = hindrance(item);
  if (hindered) return { told: [{ ...placeOf(item), ...hindered, taken: false }] };
  const more = {
    points: item.points,
    ...(item.difficulty ? { difficulty: item.difficulty } : {}),
    ...(item.skill ? { skill: item.skill } : {}),
  };
  return judged(item, questionOf(item), more, types);
}

export const noQuestion = (passage: Passage): Judged => ({
  told: [{ ...placeOf(passage), reason: 'description', taken: false }],
});

/** A passage earns nothing. */
export const judgePassage = (passage: Passage, types: QuestionTypes): Judged =>
  passage.text || passage.files ? judged(passage, groupOf(passage), { points: 0 }, types) : noQuestion(passage);

export const placeOf = ({ line, name }: Place): Place => ({ line, name });

function judged(
  piece: Item | Passage,
  { type, body, key, notes, files = [] }: Drawn,
  more: Pick<Ready, 'points' | 'difficulty' | 'skill'>,
  types: QuestionTypes,
): Judged {
  const place = placeOf(piece);
  if (!writtenAs(types, type)) return { told: [{ ...place, reason: 'no_type', params: { type }, taken: false }] };
  const complaints = checkQuestions(types, [{ type, body, key }]).filter(({ rule }) => !alone.has(rule));
  const taken = complaints.every(({ rule }) => unfinished.has(rule));
  const complained = complaints.map((complaint) => ({ ...place, reason: 'complaint', complaint, taken }));
  if (!taken) return { told: complained };
  const beside = (piece.files ?? []).map((file, at) => ({ file, list: 'media', at }));
  const shown = [...beside, ...files];
  const told = [...piece.notes, ...notes, ...undescribed(shown)].map((note) => ({ ...place, ...note, taken }));
  const carried = shown.length > 0 ? { body: named(body, shown), files: shown.map(({ file }) => file) } : { body };
  return { ready: { type, key, ...more, place, ...carried }, told: [...told, ...complained] };
}

/** Pictures of which a file does not say what they show: their author has to, before they are published. */
const undescribed = (shown: { file: Carried }[]): Note[] =>
  shown
    .filter(({ file }) => file.kind === 'image' && !file.alt)
    .map(({ file }) => ({ reason: 'picture_undescribed', params: { name: file.name } }));
