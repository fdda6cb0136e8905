const tag = /<\/?[a-z!][^<>{}~]*>/iy;
const entity = /&#?\w{1,31};/y;
const special = '~=#{}:\\n';

/**
 * How many characters at a place belong together: an escaped one, or a tag or an entity of HTML, whose signs mean
 * nothing to GIFT although teachers do not escape them.
 */
export function opaque(text: string, at: number): number {
  const sign = text[at];
  if (sign === '\\') return special.includes(text[at + 1] ?? ' ') ? 2 : 1;
  if (sign !== '<' && sign !== '&') return 1;
  const whole = sign === '<' ? tag : entity;
  whole.lastIndex = at;
  return whole.exec(text)?.[0].length ?? 1;
}

/** Where an unescaped sign first stands; -1 when nowhere. */
export function find(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; ) {
    const size = opaque(text, at);
    if (size === 1 && text.startsWith(sign, at)) return at;
    at += size;
  }
  return -1;
}

export type TextFormat = 'moodle' | 'plain' | 'html' | 'markdown';

export interface GiftText {
  format: TextFormat;
  text: string;
}

const mark = /^\[(html|moodle|plain|markdown)\]/;

/** The format that a text says it has ([html] …), if it does, and the text without that. */
export function markOf(raw: string): { format: TextFormat | null; rest: string } {
  const text = raw.trimStart();
  const found = mark.exec(text);
  return found ? { format: found[1] as TextFormat, rest: text.slice(found[0].length) } : { format: null, rest: raw };
}

/** A text with its mark taken off and its escapes undone. Lines stay lines, as Moodle shows them. */
export function textOf(raw: string, inherited: TextFormat): GiftText {
  const { format, rest } = markOf(raw);
  return { format: format ?? inherited, text: unescapeSigns(rest).trim() };
}

/** Backslashes undone; one before any other sign stays. */
export const unescapeSigns = (raw: string): string =>
  raw.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
