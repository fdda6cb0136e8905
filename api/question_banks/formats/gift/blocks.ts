import { opaque } from './scan.ts';

/** The text of one question, with the line on which it begins and what comments before it say. */
export interface Block {
  line: number;
  text: string;
  id: string | null;
  tags: string[] | null;
  category: boolean;
  /** Braces that are left open, or closed without having been opened. */
  unbalanced: boolean;
}

/**
 * Cuts a file into its questions, one after the other: at blank lines, before ::titles:: and at $CATEGORY lines. A brace
 * that is never closed spoils its own question alone; a blank line within an answer that is closed later does not cut it.
 */
export function* blocksOf(source: string): Generator<Block> {
  const text = source.replace(/\r\n?/g, '\n');
  const isClosedAfter = closedAfter(text);
  let [comments, held, start, depth]: [string[], string[], number, number] = [[], [], 0, 0];
  function* flush(): Generator<Block> {
    if (held.some((line) => line.trim()))
      yield { ...none, ...marksIn(comments), line: start, text: held.join('\n'), unbalanced: depth !== 0 };
    [comments, held, depth] = [[], [], 0];
  }
  const ends = (words: string, from: number) =>
    words ? held.length > 0 && isTitled(words, depth) : !(depth > 0 && isClosedAfter(from));
  for (const { line, from, number } of linesOf(text)) {
    const words = line.trim();
    const isCategory = words.startsWith('$CATEGORY:');
    if (words.startsWith('//')) comments.push(line);
    else if (isCategory || ends(words, from)) yield* flush();
    if (isCategory) yield { ...none, line: number, text: words, category: true };
    if (isCategory || words.startsWith('//') || (!words && held.length === 0)) continue;
    if (held.length === 0) start = number;
    held.push(line);
    depth += depthOf(line);
  }
  yield* flush();
}

/** The lines of a text, one after the other, with their places. */
function* linesOf(text: string): Generator<{ line: string; from: number; number: number }> {
  for (let [from, number] = [0, 1]; from <= text.length; number += 1) {
    const line = text.slice(from, endOf(text, from));
    yield { line, from, number };
    from += line.length + 1;
  }
}

const none = { id: null, tags: null, category: false, unbalanced: false };

const endOf = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/** Whether a line begins a question; where a brace is open, the title has to be whole. */
const isTitled = (line: string, depth: number): boolean =>
  line.startsWith('::') && (depth <= 0 || line.indexOf('::', 2) > 2);

/** How many more braces a line opens than it closes. */
function depthOf(line: string): number {
  let depth = 0;
  for (let at = 0; at < line.length; ) {
    const size = opaque(line, at);
    if (size === 1) depth += line[at] === '{' ? 1 : line[at] === '}' ? -1 : 0;
    at += size;
  }
  return depth;
}

const farthest = 50;

/** Whether the next brace after a position closes an open answer: within the next lines, before any title. */
function closedAfter(text: string): (from: number) => boolean {
  // What was found holds for all places before it.
  let known = -1;
  return (from) => {
    if (from <= known) return true;
    for (let [line, start] = [0, from]; line < farthest && start <= text.length; line += 1) {
      const end = endOf(text, start);
      if (text.slice(start, end).trimStart().startsWith('::')) return false;
      const brace = braceIn(text, start, end);
      if (brace >= 0 && text[brace] === '}') known = brace;
      if (brace >= 0) return text[brace] === '}';
      start = end + 1;
    }
    return false;
  };
}

/** Where the first brace stands between two places; -1 where none does. */
function braceIn(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += opaque(text, at)) if (text[at] === '{' || text[at] === '}') return at;
  return -1;
}

/** What Moodle writes into comments: `// [id:7] [tag:verbs]`. */
function marksIn(comments: string[]): Pick<Block, 'id' | 'tags'> {
  const text = comments.join('\n');
  const tags = textsAfter(text, '[tag:');
  return { id: textsAfter(text, '[id:')[0] ?? null, tags: tags.length > 0 ? tags : null };
}

/** What stands between a sign and the next bracket that is not escaped. */
function textsAfter(text: string, sign: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at)) {
    const start = at + sign.length;
    at = text.indexOf(']', start);
    while (at > 0 && text[at - 1] === '\\') at = text.indexOf(']', at + 1);
    if (at < 0) break;
    if (at > start) found.push(text.slice(start, at));
  }
  return found;
}
