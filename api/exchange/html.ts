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

/** A picture or a recording that a text shows, by its name in the file. */
export interface Shown {
  name: string;
  /** How the text describes it; '' where it does not. */
  alt: string;
}

/** A text of which nothing but words is left, and the same with those marks that a question may have. */
export interface Plain extends Piece {
  marked: Piece;
  /** In the order in which they are seen. */
  shown: Shown[];
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
const players = ['audio', 'video'];
const recordings = [...players, 'source'];

/** Deeper than this nobody writes, and no more than this is kept of a text: a question takes a twentieth of it. */
const [deepest, longest] = [200, 100_000];

class TooDeep extends Error {}

/**
 * The words of a piece of HTML, and what a question may hold of it; what is in neither is told.
 * @param carries which of the files that it shows come along
 */
export function plainOf(html: string, carries: (name: string) => boolean = () => false): Plain {
  try {
    return read(html, carries);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return read(html.replace(/<[^<>]*>/g, ' '), carries);
  }
}

function read(html: string, carries: (name: string) => boolean): Plain {
  const left = new Map<string, Note>();
  const shown: Shown[] = [];
  const said: Record<string, string> = {};
  const marked: Record<string, string> = {};
  const open: string[] = [];
  const languages: { at: number; language: string }[] = [];
  const playing: { before: number; title: string | undefined }[] = [];
  let [mute, pre, formatted, size] = [0, 0, false, 0];
  const leave = (reason: string | undefined) => reason && left.set(reason, { reason });
  /** Words, and what stands for them where marks are kept. */
  const write = (text: string, html = asHtml(text)) => {
    size += text.length;
    if (size > longest) return;
    const language = languages.at(-1)?.language ?? '';
    said[language] = (said[language] ?? '') + text;
    marked[language] = (marked[language] ?? '') + html;
  };
  const tag = (name: string, end = '') => (keptAs(name) && mute === 0 ? `<${end}${keptAs(name)}>` : '');
  const step = (name: string, by: 1 | -1) => {
    mute += silent.includes(name) || players.includes(name) ? by : 0;
    pre += name === 'pre' ? by : 0;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length >= deepest) throw new TooDeep();
      open.push(name);
      if (/\bmultilang\b/.test(attributes.class ?? '') && ['es', 'en'].includes(attributes.lang ?? ''))
        languages.push({ at: open.length, language: attributes.lang as string });
      const file = fileIn(attributes);
      const isShown = file !== null && carries(file);
      if (isShown) shown.push({ name: file, alt: attributes.alt ?? attributes.title ?? playing.at(-1)?.title ?? '' });
      // Of a player is said at its end whether something in it comes along.
      else if (!players.includes(name) && !(name === 'source' && playing.length > 0)) leave(reasonFor(name));
      if (players.includes(name)) playing.push({ before: shown.length - Number(isShown), title: attributes.title });
      if (isShown && name === 'img') return;
      step(name, 1);
      if (mute === 0 && [...marks, ...lists].includes(name)) formatted = true;
      const space = spaceFor(name, attributes);
      write(space, tag(name) || asHtml(space.replace('\n', ' ')));
    },
    ontext(text) {
      if (mute === 0) write(pre > 0 ? text : text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (open.at(-1) !== name) return;
      write(blocks.includes(name) && name !== 'br' ? '\n' : '', name === 'br' ? '' : tag(name, '/'));
      step(name, -1);
      if (players.includes(name) && playing.pop()?.before === shown.length) leave('recording_left_out');
      if (languages.at(-1)?.at === open.length) languages.pop();
      open.pop();
    },
  });
  parser.end(html);
  const notes = [...left.values()];
  const words = pieceOf(said, tidy, notes);
  if (!formatted) return { ...words, shown, marked: pieceOf(said, (text) => asHtml(tidy(text)), notes) };
  const lost = notes.filter(({ reason }) => reason !== 'formatting_left_out' || /<table\b/i.test(html));
  const clean = (text: string) => cleanText(text.replace(/<(p|li)>\s+/g, '<$1>')).trim();
  return { ...words, shown, marked: pieceOf(marked, clean, lost) };
}

const carriedFile = '@@PLUGINFILE@@/';

/** The file of its own that a tag shows, as Moodle writes it. */
function fileIn({ src, href }: Record<string, string>): string | null {
  const address = src ?? href ?? '';
  if (!address.startsWith(carriedFile)) return null;
  const name = address.slice(carriedFile.length).split('?', 1)[0] as string;
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return name;
  }
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
    .split('\n')
    .map((line) =>
      line
        .replace(/\u00a0/g, ' ')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');

const tags =
  /<\/?(?:p|br|div|span|b|i|u|em|strong|a|img|ul|ol|li|h[1-6]|pre|code|sub|sup|table|script|style|iframe|svg|audio|video|object|embed|form|input|button|body|html|link|meta|base|math|details|select|marquee)\b[^<>]*>/i;

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
