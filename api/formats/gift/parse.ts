import { answersIn, type GiftTask } from './answers.ts';
import { type Block, blocksOf } from './blocks.ts';
import { find, type GiftText, isPlain, opaque, type TextFormat, textOf, unescaped } from './scan.ts';

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
}

export interface Gift {
  questions: GiftQuestion[];
  categories: string[];
  /** Lines of questions whose braces do not fit. */
  broken: { line: number; name: string }[];
}

/** Reads a GIFT file question by question: what cannot be read of one leaves the others as they are. */
export function parseGift(text: string): Gift {
  const gift: Gift = { questions: [], categories: [], broken: [] };
  for (const block of blocksOf(text)) {
    if (block.category) gift.categories.push(block.text.replace(/^\$CATEGORY:\s*/, ''));
    else if (block.unbalanced) gift.broken.push({ line: block.line, name: titled(block.text).title ?? '' });
    else gift.questions.push(questionIn(block));
  }
  return gift;
}

function questionIn({ line, text, id, tags }: Block): GiftQuestion {
  const { title, rest } = titled(text);
  const [, mark] = /^\s*\[(html|moodle|plain|markdown)\]/.exec(rest) ?? [];
  const format = (mark as TextFormat | undefined) ?? 'moodle';
  const question: GiftQuestion = { line, id, tags, title, format, pieces: [], tasks: [], marked: false, general: null };
  let from = 0;
  for (let open = find(rest, '{'); open >= 0; open = find(rest, '{', from)) {
    const close = closing(rest, open);
    const { task, general, marked } = answersIn(rest.slice(open + 1, close), format);
    question.pieces.push(rest.slice(from, open));
    question.tasks.push(task);
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
    if (!isPlain(text, at)) continue;
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function titled(text: string): { title: string | null; rest: string } {
  const found = /^\s*::/.exec(text);
  const end = found ? find(text, '::', found[0].length) : -1;
  if (!found || end < 0) return { title: null, rest: text };
  return { title: unescaped(text.slice(found[0].length, end)).trim(), rest: text.slice(end + 2) };
}

/** The stem as one text, with a mark where an answer stands. */
export function stemOf(question: GiftQuestion, mark: (gap: number) => string): GiftText {
  const { pieces, format } = question;
  if (!isEmbedded(question)) return textOf(pieces[0] ?? '', format);
  const texts = pieces.map((piece) => textOf(piece, format).text);
  return { format, text: texts.reduce((text, piece, at) => `${text} ${mark(at)} ${piece}`.trim()) };
}

/** Whether answers stand within the text, and not one after it. */
export const isEmbedded = ({ pieces, marked }: GiftQuestion): boolean =>
  marked || pieces.slice(1).some((piece) => piece.trim());
