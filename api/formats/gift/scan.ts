const whole = /<\/?[a-z!][^<>{}~]*>|&#?\w+;/iy;
const special = '~=#{}:\\n';

/**
 * How many characters at a place belong together: an escaped one, or a tag or an entity of HTML, whose signs mean
 * nothing to GIFT although teachers do not escape them.
 */
export function opaque(text: string, at: number): number {
  if (text[at] === '\\' && special.includes(text[at + 1] ?? ' ')) return 2;
  whole.lastIndex = at;
  return whole.exec(text)?.[0].length ?? 1;
}

/** Whether the sign at a place stands for itself, as `opaque` counts. */
export const isPlain = (text: string, at: number): boolean => opaque(text, at) === 1;

/** Where an unescaped sign first stands; -1 when nowhere. */
export function find(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += opaque(text, at)) {
    if (text.startsWith(sign, at) && isPlain(text, at)) return at;
  }
  return -1;
}

export type TextFormat = 'moodle' | 'plain' | 'html' | 'markdown';

export interface GiftText {
  format: TextFormat;
  text: string;
}

/** A text with its mark ([html] …) taken off, its escapes undone and its lines as its format joins them. */
export function textOf(raw: string, inherited: TextFormat): GiftText {
  const [, mark, rest] = /^\s*(?:\[(html|moodle|plain|markdown)\])?([\s\S]*)$/.exec(raw) as unknown as string[];
  const format = (mark as TextFormat | undefined) ?? inherited;
  const joined = format === 'moodle' || format === 'plain' ? rest?.replace(/\s*\n\s*/g, ' ') : rest;
  return { format, text: unescaped(joined ?? '').trim() };
}

/** Backslashes undone; one before any other sign stays. */
export const unescaped = (raw: string): string =>
  raw.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
