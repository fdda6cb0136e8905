import { readMarked } from '#schemas/questions/marked.ts';
import { type Span, spansOf, tokensOf } from './marked.ts';
import { formsOf } from './text/equivalents.ts';
import { normalise } from './text/normalise.ts';

/** Stands in the place of a word that should not be there. */
export const nothing = '-';
/** As many ways of correcting neighboring errors as are tried. */
const mostWays = 64;

/** Words that follow each other, each wrong or changed. */
interface Stretch {
  tokens: string[];
  spans: Span[];
}

/** The words of a text, and what a student wrote for some. */
interface Corrections {
  words: Map<string, string>;
  written: Map<string, string>;
  caseSensitive: boolean | undefined;
}

/**
 * Which errors were found, which of them corrected, and which sound words were changed. Where a correction takes in a word
 * more or less than the key's and the same sentence comes of it, it is right.
 * @param correction what was written for a word, '' for nothing
 */
export function judgeCorrections(marked: string, correction: (token: string) => string, caseSensitive?: boolean) {
  const [tokens, spans] = [tokensOf(readMarked(marked).text), spansOf(marked)];
  const words = new Map(tokens.map(({ id, text }) => [id, text]));
  const written = new Map([...words.keys()].flatMap((id) => (correction(id) ? [[id, correction(id)]] : [])));
  const all: Corrections = { words, written, caseSensitive };
  const sound = stretchesOf(all, spans).filter((stretch) => isSound(stretch, all));
  const isWhole = (span: Span) => sound.some((stretch) => stretch.spans.includes(span));
  const found = spans.filter((span) => isWhole(span) || span.tokens.some((id) => written.has(id)));
  const corrected = found.filter((span) => isWhole(span) || isSound({ tokens: span.tokens, spans: [span] }, all));
  const excused = [...spans, ...sound].flatMap(({ tokens: inside }) => inside);
  const alarms = [...written.keys()].filter((id) => !excused.includes(id));
  return { spans, found, corrected, alarms };
}

/** How many errors were found and corrected, and how many sound words were changed. */
export function countCorrections(...correction: Parameters<typeof judgeCorrections>) {
  const { spans, found, corrected, alarms } = judgeCorrections(...correction);
  return { found: found.length, corrected: corrected.length, alarms: alarms.length, of: spans.length };
}

/** An error with the changed words beside it; neighboring errors are one stretch. */
function stretchesOf({ words, written }: Corrections, spans: Span[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const id of words.keys()) {
    const span = spans.find(({ tokens }) => tokens.includes(id));
    if (!span && !written.has(id)) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = { tokens: [], spans: [] };
      stretches.push(open);
    }
    open.tokens.push(id);
    if (span && !open.spans.includes(span)) open.spans.push(span);
  }
  return stretches.filter(({ tokens, spans: inside }) => inside.length > 0 && tokens.some((id) => written.has(id)));
}

/** Whether what was written for some words is what the key makes of them, or says the same in other words. */
function isSound({ tokens, spans }: Stretch, { words, written, caseSensitive }: Corrections): boolean {
  const plainly = (text: string) => (text.trim() === nothing ? '' : normalise(text, caseSensitive));
  const original = tokens.map((id) => plainly(words.get(id) ?? ''));
  const now = joinParts(
    tokens.map((id, at) => plainly(written.get(id) ?? '') || (written.has(id) ? '' : (original[at] ?? ''))),
  );
  let ways = [''];
  for (const [at, id] of tokens.entries()) {
    const span = spans.find(({ tokens: inside }) => inside.includes(id));
    if (span && span.tokens[0] !== id) continue;
    const parts = span ? span.accept.map(plainly) : [original[at] ?? ''];
    ways = ways.flatMap((way) => parts.map((part) => joinParts([way, part]))).slice(0, mostWays);
  }
  if (ways.includes(now)) return true;
  const forms = formsOf(now);
  const says = (text: string) => formsOf(text).some((form) => forms.includes(form));
  return ways.some(says) && !says(joinParts(original));
}

const joinParts = (parts: string[]) => parts.filter(Boolean).join(' ');
