/** More than an author can look over, and than a file of questions holds for one blank. */
export const mostAnswers = 200;

/** What follows another: a piece of text, or a choice of such sequences. */
type Sequence = (string | Sequence[])[];

export type PatternFault = 'pattern_open' | 'pattern_many';

/**
 * Reads an accepted answer that may stand for several: '(He starts) at (4|four)'. What is in parentheses may be left out;
 * of what bars separate, one is there. A sign behind a backslash is itself. The first answer has all its optional parts.
 */
export function readPattern(text: string): { answers: string[] } | { fault: PatternFault } {
  const choice = parse(text);
  if (!choice) return { fault: 'pattern_open' };
  const count = countOf(choice);
  if (count > mostAnswers) return { fault: 'pattern_many' };
  return { answers: count === 1 ? expand(choice) : [...new Set(expand(choice).map(tidy))] };
}

/** What an accepted answer stands for; one that cannot be read as a pattern is itself. */
export function answersOf(text: string): string[] {
  const read = readPattern(text);
  return 'answers' in read ? read.answers : [text];
}

/** A text that nobody wrote as a pattern, as one that stands for itself alone. */
export const asLiteral = (text: string): string => text.replace(/[\\()|]/g, '\\$&');

/** The choices of a pattern; null where its parentheses do not pair. */
function parse(text: string): Sequence[] | null {
  const open: Sequence[][] = [[[]]];
  for (const [piece] of text.matchAll(/\\[\\()|]|[()|]|[^\\()|]+|\\/g)) {
    if (piece === '(') open.push([[]]);
    else if (piece === '|') open.at(-1)?.push([]);
    else if (piece === ')') close(open);
    else
      open
        .at(-1)
        ?.at(-1)
        ?.push(piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece);
    if (open.length === 0) return null;
  }
  return open.length === 1 ? (open[0] as Sequence[]) : null;
}

/** Ends the innermost choice: with nothing to choose from, it may be left out. */
function close(open: Sequence[][]): void {
  const choice = open.pop() as Sequence[];
  open
    .at(-1)
    ?.at(-1)
    ?.push(choice.length === 1 ? [...choice, []] : choice);
}

/** How many answers there are, before any is made. */
const countOf = (choice: Sequence[]): number =>
  choice.reduce(
    (sum, sequence) =>
      sum + sequence.reduce((product, part) => product * (typeof part === 'string' ? 1 : countOf(part)), 1),
    0,
  );

const expand = (choice: Sequence[]): string[] =>
  choice.flatMap((sequence) =>
    sequence.reduce<string[]>(
      (starts, part) => {
        const ends = typeof part === 'string' ? [part] : expand(part);
        return starts.flatMap((start) => ends.map((end) => start + end));
      },
      [''],
    ),
  );

/** What was left out leaves no space behind. */
const tidy = (answer: string) =>
  answer
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .trim();
