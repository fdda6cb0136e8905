import { checkQuestions, type QuestionProblem, writtenAs } from '#api/assessment/check.ts';
import type { QuestionTypes } from '#api/assessment/define.ts';
import type { Conversion } from './conversion.ts';
import type { Attachment, Item, Note, Passage, Place, Problem } from './item.ts';
import { hindrance } from './limits.ts';
import { groupOf, questionOf } from './to_question.ts';
import { withMedia } from './with_media.ts';

/** A question as it can be written into a form. */
export interface ImportedQuestion {
  type: string;
  body: object;
  key: object;
  points?: number;
  difficulty?: string;
  skill?: string | null;
  pilot?: boolean;
  /** The order of its level, of those that the school has. */
  level?: number;
  /** The files that it shows: until they are in the library, its body refers to each by its number here, from 1. */
  files?: Attachment[];
  /** The passage that it is about, by its index among the imported questions. */
  group?: number;
  /** Where it stood in the file. */
  place: Place;
}

/** What is wrong with a question of a file: `taken` says whether it is imported all the same. */
export interface Finding extends Problem {
  taken: boolean;
  /** A complaint of the question's type, worded by `questions.problems`. */
  complaint?: QuestionProblem;
}

export interface CheckedQuestion {
  question?: ImportedQuestion;
  findings: Finding[];
}

/** What no format has and the author adds: such a question is imported, and cannot be published before. */
const tolerated = new Set(['no_model']);

/** What a passage lacks as long as it is on its own: its questions and files are checked elsewhere. */
export const alone = new Set(['group_empty', 'group_silent']);

/** Turns an item into a question of its type, or finds the reasons against it; findings also name what was left out. */
export function checkItem(item: Item, types: QuestionTypes): CheckedQuestion {
  const hindered = hindrance(item);
  if (hindered) return { findings: [{ ...placeOf(item), ...hindered, taken: false }] };
  const more = {
    points: item.points,
    ...(item.difficulty ? { difficulty: item.difficulty } : {}),
    ...(item.skill ? { skill: item.skill } : {}),
  };
  return checkPiece(item, questionOf(item), more, types);
}

export const noQuestion = (passage: Passage): CheckedQuestion => ({
  findings: [{ ...placeOf(passage), reason: 'description', taken: false }],
});

/** A passage earns nothing. */
export const checkPassage = (passage: Passage, types: QuestionTypes): CheckedQuestion =>
  passage.text || passage.files ? checkPiece(passage, groupOf(passage), { points: 0 }, types) : noQuestion(passage);

export const placeOf = ({ line, name }: Place): Place => ({ line, name });

function checkPiece(
  piece: Item | Passage,
  { type, body, key, notes, files = [] }: Conversion,
  more: Pick<ImportedQuestion, 'points' | 'difficulty' | 'skill'>,
  types: QuestionTypes,
): CheckedQuestion {
  const place = placeOf(piece);
  if (!writtenAs(types, type)) return { findings: [{ ...place, reason: 'no_type', params: { type }, taken: false }] };
  const complaints = checkQuestions(types, [{ type, body, key }]).filter(({ rule }) => !alone.has(rule));
  const taken = complaints.every(({ rule }) => tolerated.has(rule));
  const complaintNotes = complaints.map((complaint) => ({ ...place, reason: 'complaint', complaint, taken }));
  if (!taken) return { findings: complaintNotes };
  const beside = (piece.files ?? []).map((file, at) => ({ file, list: 'media', at }));
  const shown = [...beside, ...files];
  const findings = [...piece.notes, ...notes, ...picturesWithoutAlt(shown)].map((note) => ({
    ...place,
    ...note,
    taken,
  }));
  const content = shown.length > 0 ? { body: withMedia(body, shown), files: shown.map(({ file }) => file) } : { body };
  return { question: { type, key, ...more, place, ...content }, findings: [...findings, ...complaintNotes] };
}

/** Pictures without a description: their author has to add it before publishing. */
const picturesWithoutAlt = (shown: { file: Attachment }[]): Note[] =>
  shown
    .filter(({ file }) => file.kind === 'image' && !file.alt)
    .map(({ file }) => ({ reason: 'picture_undescribed', params: { name: file.name } }));
