import { answersIn, type GiftTask } from './answers.ts';
import { type Block, blocksOf } from './blocks.ts';
import { find, type GiftText, markOf, opaque, type TextFormat, textOf, unescapeSigns } from './scan.ts';

export interface GiftQuestion {
  line: number;
  id: string | null;
  tags: string[] | null;
  title: string | null;
  format: TextFormat;
  /** What stands around the answers: always one piece more than there are answers. */
  pieces: string[];
  tasks: GiftTask[];
  /** Whether an answer is marked as a gap, wherever it stands. */
  marked: boolean;
  general: GiftText | null;
  /** What each answer is worth beside the others. */
  worths: number[];
}

/** What a file holds: a question, a category, or a question whose braces do not fit. */
export type GiftPart = { question: GiftQuestion } | { category: string } | { broken: { line: number; name: string } };

/** Reads a GIFT file question by question: what cannot be read of one leaves the others as they are. */
export function* parseGift(text: string): Generator<GiftPart> {
  for (const block of blocksOf(text)) {
    if (block.category) yield { category: block.text.slice('$CATEGORY:'.length).trim() };
    else if (block.unbalanced) yield { broken: { line: block.line, name: splitTitle(block.text).title ?? '' } };
    else yield { question: questionIn(block) };
  }
}

function questionIn({ line, text, id, tags }: Block): GiftQuestion {
  const { title, rest } = splitTitle(text);
  const format = markOf(rest).format ?? 'moodle';
  const empty = { pieces: [], tasks: [], marked: false, general: null, worths: [] };
  const question: GiftQuestion = { line, id, tags, title, format, ...empty };
  let from = 0;
  for (let open = find(rest, '{'); open >= 0; open = find(rest, '{', from)) {
    const close = closing(rest, open);
    const { task, general, marked, worth } = answersIn(rest.slice(open + 1, close), format);
    question.pieces.push(rest.slice(from, open));
    question.tasks.push(task);
    question.worths.push(worth);
    question.general ??= general;
    question.marked ||= marked;
    from = close + 1;
  }
  question.pieces.push(rest.slice(from));
  return question;
}

/** Where the brace closes that opens at a place; braces within are taken along. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += opaque(text, at)) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function splitTitle(text: string): { title: string | null; rest: string } {
  const trimmed = text.trimStart();
  const end = trimmed.startsWith('::') ? find(trimmed, '::', 2) : -1;
  if (end < 0) return { title: null, rest: text };
  return { title: unescapeSigns(trimmed.slice(2, end)).trim(), rest: trimmed.slice(end + 2) };
}

/** The stem as one text, with a mark where an answer stands: what is written without a blank beside it stays so. */
export function stemOf(question: GiftQuestion, mark: (gap: number) => string): GiftText {
  const { pieces, format } = question;
  if (!isEmbedded(question)) return textOf(pieces[0] ?? '', format);
  const { rest } = markOf(pieces[0] ?? '');
  const texts = [rest, ...pieces.slice(1)].map(unescapeSigns);
  const text = texts.map((piece, at) => (at === 0 ? piece : mark(at) + piece)).join('');
  return { format, text: text.trim() };
}

/** Whether answers stand within the text, and not one after it. */
export const isEmbedded = ({ pieces, marked }: GiftQuestion): boolean =>
  marked || pieces.slice(1).some((piece) => piece.trim());
