import { Parser } from 'htmlparser2';
import type { Text } from '#schemas/localize.ts';
import type { Note } from './item.ts';

/** A text of which nothing but words is left. */
export interface Plain {
  /** The words that a file marks as Spanish and English (Moodle's `multilang`), if it does. */
  said: Text | null;
  rest: string;
  notes: Note[];
}

const silent = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'form'];
const blocks = [
  'p',
  'div',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'tr',
  'table',
];
const formatting = ['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'mark', 'sub', 'sup', 'table'];
const recordings = ['audio', 'video', 'source'];

/**
 * The words of a piece of HTML. Questions hold plain text: no tag of a file reaches a page, and what was more than
 * words is told.
 */
export function plainOf(html: string): Plain {
  const left = new Map<string, Note>();
  const said: Record<string, string> = {};
  const open: { name: string; language: string | null }[] = [];
  let [rest, mute] = ['', 0];
  const write = (text: string) => {
    const language = open.findLast((tag) => tag.language)?.language;
    if (language) said[language] = (said[language] ?? '') + text;
    else rest += text;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > 200) return;
      const multilang = /\bmultilang\b/.test(attributes.class ?? '') && ['es', 'en'].includes(attributes.lang ?? '');
      open.push({ name, language: multilang ? (attributes.lang as string) : null });
      mute += silent.includes(name) ? 1 : 0;
      write(spaceFor(name, attributes));
      const reason = reasonFor(name);
      if (reason) left.set(reason, { reason });
    },
    ontext(text) {
      if (mute === 0) write(open.some(({ name }) => name === 'pre') ? text : text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (open.at(-1)?.name !== name) return;
      if (blocks.includes(name) && name !== 'br') write('\n');
      if (silent.includes(name)) mute -= 1;
      open.pop();
    },
  });
  parser.end(html);
  const isSaid = Object.keys(said).length > 0;
  const words = Object.fromEntries(Object.entries(said).map(([language, text]) => [language, tidy(text)]));
  return { said: isSaid ? words : null, rest: tidy(rest), notes: [...left.values()] };
}

/** What stands for a tag among words. */
function spaceFor(name: string, { alt }: Record<string, string>): string {
  if (name === 'img') return alt ? ` ${alt} ` : ' ';
  if (blocks.includes(name)) return '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}

/** What is lost with a tag. */
function reasonFor(name: string): string | undefined {
  if (name === 'img') return 'picture_left_out';
  if (recordings.includes(name)) return 'recording_left_out';
  if (silent.includes(name)) return 'active_left_out';
  return formatting.includes(name) ? 'formatting_left_out' : undefined;
}

/** No blank at a line's ends, no empty lines. */
const tidy = (text: string) =>
  text
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]*\n[ \t]*(?:\n\s*)?/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim();

const tags =
  /<\/?(?:p|br|div|span|b|i|u|em|strong|a|img|ul|ol|li|h[1-6]|pre|code|sub|sup|table|script|style|iframe|svg|audio|video|object|embed|form|input|button|body|html|link|meta|base|math|details|select|marquee)\b[^>]*>/i;

/** Whether a text that says nothing of its format is HTML. */
export const looksHtml = (text: string): boolean => tags.test(text) || /&(?:\w{2,8}|#\d{1,6});/.test(text);

/** As HTML: signs escaped, lines kept. */
export const htmlOf = (text: string): string => escaped(text).replaceAll('\n', '<br>');

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** A text in two languages as files know it: plain where it is English alone, else Moodle's `multilang`. */
export function multilang(text: Text): string {
  if (!text.es) return htmlOf(text.en ?? '');
  const span = (language: 'es' | 'en') =>
    text[language] ? `<span class="multilang" lang="${language}">${htmlOf(text[language])}</span>` : '';
  return span('es') + span('en');
}
