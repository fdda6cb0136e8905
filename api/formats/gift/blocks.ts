import { isPlain, opaque } from './scan.ts';

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
 * Cuts a file into its questions: at blank lines, before ::titles:: and at $CATEGORY lines. A brace that is never closed
 * spoils its own question alone; a blank line within an answer that is closed later does not cut it.
 */
export function blocksOf(text: string): Block[] {
  const lines = text.split(/\r\n?|\n/);
  const blocks: Block[] = [];
  let [comments, held, start, depth]: [string[], string[], number, number] = [[], [], 0, 0];
  const flush = () => {
    if (held.some((line) => line.trim()))
      blocks.push({ ...none, ...markedIn(comments), line: start + 1, text: held.join('\n'), unbalanced: depth !== 0 });
    [comments, held, depth] = [[], [], 0];
  };
  const take = (line: string, at: number) => {
    if (cuts(lines, at, depth, held.length > 0)) flush();
    if (held.length === 0) start = at;
    if (line.trim() || held.length > 0) held.push(line);
    depth += depthOf(line);
  };
  for (const [at, line] of lines.entries()) {
    if (/^\s*\/\//.test(line)) comments.push(line);
    else if (depth > 0 || !/^\s*\$CATEGORY:/.test(line)) take(line, at);
    else {
      flush();
      blocks.push({ ...none, line: at + 1, text: line.trim(), category: true });
    }
  }
  flush();
  return blocks;
}

const none = { id: null, tags: null, category: false, unbalanced: false };

/** Whether a question ends before a line. */
const cuts = (lines: string[], at: number, depth: number, begun: boolean): boolean =>
  lines[at]?.trim() ? begun && depth <= 0 && /^\s*::/.test(lines[at]) : !isClosedLater(lines, at, depth);

/** How many more braces a line opens than it closes. */
function depthOf(line: string): number {
  let depth = 0;
  for (let at = 0; at < line.length; at += opaque(line, at)) {
    if (isPlain(line, at)) depth += line[at] === '{' ? 1 : line[at] === '}' ? -1 : 0;
  }
  return depth;
}

/** Whether the next brace after a blank line is the one that closes an open answer. */
function isClosedLater(lines: string[], from: number, depth: number): boolean {
  if (depth <= 0) return false;
  for (const line of lines.slice(from, from + 50)) {
    for (let at = 0; at < line.length; at += opaque(line, at)) {
      if (isPlain(line, at) && (line[at] === '{' || line[at] === '}')) return line[at] === '}';
    }
    if (/^\s*::/.test(line)) return false;
  }
  return false;
}

/** What Moodle writes into comments: `// [id:7] [tag:verbs]`. */
function markedIn(comments: string[]): Pick<Block, 'id' | 'tags'> {
  const marks = (name: string) =>
    [...comments.join('\n').matchAll(new RegExp(`\\[${name}:((?:\\\\\\]|[^\\]])+)\\]`, 'g'))].map(
      ([, value]) => value as string,
    );
  const tags = marks('tag');
  return { id: marks('id')[0] ?? null, tags: tags.length > 0 ? tags : null };
}
