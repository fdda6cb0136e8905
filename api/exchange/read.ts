import { checkQuestions, type QuestionProblem, writtenAs } from '#api/engine/question/check.ts';
import type { QuestionTypes } from '#api/engine/question/define.ts';
import { type Format, Unreadable } from './define.ts';
import type { Carried, Item, Note, Passage, Place, Problem } from './item.ts';
import { hindrance } from './limits.ts';
import { formatOf } from './registry.ts';
import { shuffled } from './shuffle.ts';
import { type Drawn, groupOf, type Placed, questionOf } from './to_question.ts';

/** A question as it can be written into a form. */
export interface Ready {
  type: string;
  body: object;
  key: object;
  points: number;
  difficulty?: string;
  skill?: string;
  /** What it shows, as soon as that is in the library. */
  files?: Placed[];
  /** The passage that it is about, by its place among those that are ready. */
  group?: number;
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
  const { items, passages, problems } = reader.read(bytes);
  if (items.length + passages.length + problems.length === 0) throw new Unreadable('no_questions');
  const told: Told[] = problems.map((problem) => ({ ...problem, taken: false }));
  const questions: Ready[] = [];
  const groups = new Map<Passage, number | undefined>();
  /** @returns the place of what is ready among the questions */
  const take = ({ ready, told: reasons }: Judged, group?: number): number | undefined => {
    for (const reason of reasons) told.push(reason);
    return ready && questions.push(group === undefined ? ready : { ...ready, group }) - 1;
  };
  for (const item of shuffled(items)) {
    const { about } = item;
    // A passage stands before the first of its questions.
    if (about && !groups.has(about)) groups.set(about, take(judgePassage(about, types)));
    take(judge(item, types), about && groups.get(about));
  }
  for (const passage of passages) if (!groups.has(passage)) take(noQuestion(passage));
  const refused = problems.length + passages.length + items.length - questions.length;
  return { format, questions, problems: told.toSorted((one, other) => one.line - other.line), refused };
}

/** What no file says and its author adds: such a question comes, and cannot be published before. */
const unfinished = new Set(['no_model']);

/** What a passage lacks as long as it stands alone: it has been looked at whether questions and files come with it. */
const alone = new Set(['group_empty', 'group_silent']);

/** An item as a question of its type, or the reasons against it; what was left out is told of those that come. */
function judge(item: Item, types: QuestionTypes): Judged {
  const hindered = hindrance(item);
  if (hindered) return { told: [{ ...placeOf(item), ...hindered, taken: false }] };
  const drawn = questionOf(item);
  const more = {
    points: item.points,
    ...(item.difficulty ? { difficulty: item.difficulty } : {}),
    ...(item.skill ? { skill: item.skill } : {}),
  };
  return judged(item, drawn, more, types);
}

interface Judged {
  ready?: Ready;
  told: Told[];
}

const noQuestion = (passage: Passage): Judged => ({
  told: [{ ...placeOf(passage), reason: 'description', taken: false }],
});

/** A passage earns nothing. */
const judgePassage = (passage: Passage, types: QuestionTypes): Judged =>
  passage.text || passage.files ? judged(passage, groupOf(passage), { points: 0 }, types) : noQuestion(passage);

const placeOf = ({ line, name }: Place): Place => ({ line, name });

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
  const ready = { type, body, key, ...more, place, ...(shown.length > 0 ? { files: shown } : {}) };
  return { ready, told: [...told, ...complained] };
}

/** Pictures of which a file does not say what they show: their author has to, before they are published. */
const undescribed = (shown: { file: Carried }[]): Note[] =>
  shown
    .filter(({ file }) => file.kind === 'image' && !file.alt)
    .map(({ file }) => ({ reason: 'picture_undescribed', params: { name: file.name } }));
