import { Parser } from 'htmlparser2';
import { cleanText } from '#api/engine/rich_text.ts';
import type { Text } from '#schemas/localize.ts';
import { asHtml } from '#schemas/rich.ts';
import type { Note } from './item.ts';

interface Piece {
  /** What a file marks as Spanish and English (Moodle's `multilang`), if it does. */
  said: Text | null;
  rest: string;
  notes: Note[];
}

/** A text of which nothing but words is left, and the same with those marks that a question may have. */
export interface Plain extends Piece {
  marked: Piece;
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
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'mark', 'sub', 'sup', 'code'];
const lists = ['ul', 'ol', 'li', 'blockquote'];
const formatting = [...marks, 'table'];
const recordings = ['audio', 'video', 'source'];

/** The words of a piece of HTML, and what a question may hold of it; what is in neither is told. */
export function plainOf(html: string): Plain {
  const left = new Map<string, Note>();
  const said: Record<string, string> = {};
  const marked: Record<string, string> = {};
  const open: { name: string; language: string | null }[] = [];
  let [mute, formatted] = [0, false];
  /** Words, and what stands for them where marks are kept. */
  const write = (text: string, html = asHtml(text)) => {
    const language = open.findLast((tag) => tag.language)?.language ?? '';
    said[language] = (said[language] ?? '') + text;
    marked[language] = (marked[language] ?? '') + html;
  };
  const tag = (name: string, end = '') => (keptAs(name) && mute === 0 ? `<${end}${keptAs(name)}>` : '');
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > 200) return;
      const multilang = /\bmultilang\b/.test(attributes.class ?? '') && ['es', 'en'].includes(attributes.lang ?? '');
      open.push({ name, language: multilang ? (attributes.lang as string) : null });
      mute += silent.includes(name) ? 1 : 0;
      if (mute === 0 && [...marks, ...lists].includes(name)) formatted = true;
      write(spaceFor(name, attributes), tag(name) || asHtml(spaceFor(name, attributes).replace('\n', ' ')));
      const reason = reasonFor(name);
      if (reason) left.set(reason, { reason });
    },
    ontext(text) {
      if (mute === 0) write(open.some(({ name }) => name === 'pre') ? text : text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (open.at(-1)?.name !== name) return;
      write(blocks.includes(name) && name !== 'br' ? '\n' : '', name === 'br' ? '' : tag(name, '/'));
      if (silent.includes(name)) mute -= 1;
      open.pop();
    },
  });
  parser.end(html);
  const notes = [...left.values()];
  const words = pieceOf(said, tidy, notes);
  if (!formatted) return { ...words, marked: pieceOf(said, (text) => asHtml(tidy(text)), notes) };
  const lost = notes.filter(({ reason }) => reason !== 'formatting_left_out' || /<table\b/i.test(html));
  return { ...words, marked: pieceOf(marked, (text) => cleanText(text.replace(/<(p|li)>\s+/g, '<$1>')).trim(), lost) };
}

/** What a tag becomes where marks are kept; other blocks are paragraphs. */
function keptAs(name: string): string {
  if (name === 'br' || [...marks, ...lists].includes(name)) return name;
  return blocks.includes(name) && name !== 'hr' ? 'p' : '';
}

function pieceOf(
  { '': rest = '', ...languages }: Record<string, string>,
  tidy: (text: string) => string,
  notes: Note[],
): Piece {
  const said = Object.entries(languages).map(([language, text]) => [language, tidy(text)]);
  return { said: said.length > 0 ? Object.fromEntries(said) : null, rest: tidy(rest), notes };
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

/** HTML of ours as files take it: in one line. */
export const inLine = (html: string): string => html.replaceAll('\n', '<br />');

/** A rich text in two languages as files know it: as it is where it is English alone, else Moodle's `multilang`. */
export function multilang(text: Text): string {
  if (!text.es) return inLine(text.en ?? '');
  const span = (language: 'es' | 'en') =>
    text[language] ? `<span class="multilang" lang="${language}">${inLine(text[language])}</span>` : '';
  return span('es') + span('en');
}
