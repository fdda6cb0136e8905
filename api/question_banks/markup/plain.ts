import { Parser } from 'htmlparser2';
import { cleanText } from '#api/engine/rich/clean_html.ts';
import { isLocale, type Text } from '#schemas/localize.ts';
import { asHtml } from '#schemas/rich.ts';
import type { Note } from '../item.ts';
import { blocks, fileIn, lists, marks, players, reasonFor, silent, spaceFor, tagFor } from './tags.ts';

interface Piece {
  /** What a file marks as Spanish and English (Moodle's `multilang`), if it does. */
  translations: Text | null;
  rest: string;
  notes: Note[];
}

/** A picture or a recording that a text shows, by its name in the file. */
export interface ShownFile {
  name: string;
  /** How the text describes it; '' where it does not. */
  alt: string;
  /** Whether words come both before and after it. */
  inside: boolean;
}

/** A text of which nothing but words is left, and the same with those marks that a question may have. */
export interface Plain extends Piece {
  marked: Piece;
  /** In the order in which they are seen. */
  shown: ShownFile[];
}

/** Limits of depth and of a text's length: a question takes a twentieth of it. */
const [deepest, longest] = [200, 100_000];

class TooDeep extends Error {}

/** Which of the files that a text shows come along. */
type Carries = (name: string) => boolean;

/** The words of a piece of HTML, and what a question may hold of it; what is in neither becomes a note. */
export function plainOf(html: string, carries: Carries = () => false): Plain {
  try {
    return new Reader(carries).read(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return new Reader(carries).read(html.replace(/<[^<>]*>/g, ' '));
  }
}

/** Goes once through a piece of HTML, tag by tag. */
class Reader {
  readonly #carries: Carries;
  readonly #left = new Map<string, Note>();
  readonly #shown: ShownFile[] = [];
  /** Words, and the same with their marks, by the languages that are marked. */
  readonly #words: Record<string, string> = {};
  readonly #marked: Record<string, string> = {};
  readonly #open: string[] = [];
  readonly #languages: { at: number; language: string }[] = [];
  readonly #players: { shown: number; title: string | undefined }[] = [];
  #mute = 0;
  #pre = 0;
  #size = 0;
  #formatted = false;
  /** There have been words; how many files had come when there were the last. */
  #hasWords = false;
  #followed = 0;

  constructor(carries: Carries) {
    this.#carries = carries;
  }

  read(html: string): Plain {
    const parser = new Parser({
      onopentag: (name, attributes) => this.#begin(name, attributes),
      ontext: (text) => {
        if (this.#mute === 0) this.#write(this.#pre > 0 ? text : text.replace(/\s+/g, ' '));
      },
      onclosetag: (name) => this.#end(name),
    });
    parser.end(html);
    const notes = [...this.#left.values()];
    const shown = this.#shown.map((one, at) => ({ ...one, inside: one.inside && at < this.#followed }));
    const words = pieceOf(this.#words, tidy, notes);
    if (!this.#formatted) return { ...words, shown, marked: pieceOf(this.#words, (text) => asHtml(tidy(text)), notes) };
    const lost = notes.filter(({ reason }) => reason !== 'formatting_left_out' || /<table\b/i.test(html));
    const clean = (text: string) => cleanText(text.replace(/<(p|li)>\s+/g, '<$1>')).trim();
    return { ...words, shown, marked: pieceOf(this.#marked, clean, lost) };
  }

  #begin(name: string, attributes: Record<string, string>): void {
    if (this.#open.length >= deepest) throw new TooDeep();
    this.#open.push(name);
    if (/\bmultilang\b/.test(attributes.class ?? '') && ['es', 'en'].includes(attributes.lang ?? ''))
      this.#languages.push({ at: this.#open.length, language: attributes.lang as string });
    const isShown = this.#show(name, attributes);
    this.#step(name, 1);
    if (isShown && name === 'img') return;
    if (this.#mute === 0 && [...marks, ...lists].includes(name)) this.#formatted = true;
    const space = spaceFor(name, attributes);
    this.#write(space, this.#tag(name, attributes) || asHtml(space.replace('\n', ' ')));
  }

  #end(name: string): void {
    if (this.#open.at(-1) !== name) return;
    this.#write(blocks.includes(name) && name !== 'br' ? '\n' : '', name === 'br' ? '' : this.#tag(`/${name}`));
    this.#step(name, -1);
    if (players.includes(name) && this.#players.pop()?.shown === this.#shown.length) this.#leave('recording_left_out');
    if (this.#languages.at(-1)?.at === this.#open.length) this.#languages.pop();
    this.#open.pop();
  }

  /** @returns whether a tag shows a file that is in the package; one that is missing becomes a note */
  #show(name: string, attributes: Record<string, string>): boolean {
    const before = this.#shown.length;
    const file = fileIn(attributes);
    const isShown = file !== null && this.#carries(file);
    const title = attributes.title ?? this.#players.at(-1)?.title;
    if (isShown) this.#shown.push({ name: file, alt: attributes.alt ?? title ?? '', inside: this.#hasWords });
    // Whether a player's content is imported is known at its end.
    const isPlayer = players.includes(name);
    if (isPlayer) this.#players.push({ shown: before, title });
    else if (!isShown && !(name === 'source' && this.#players.length > 0)) this.#leave(reasonFor(name));
    return isShown;
  }

  #leave(reason: string | undefined): void {
    if (reason) this.#left.set(reason, { reason });
  }

  #step(name: string, by: 1 | -1): void {
    this.#mute += silent.includes(name) || players.includes(name) ? by : 0;
    this.#pre += name === 'pre' ? by : 0;
  }

  /** Plain words, and their form where marks stay. */
  #write(text: string, html = asHtml(text)): void {
    this.#size += text.length;
    if (this.#size > longest) return;
    if (/[\p{L}\p{N}]/u.test(text)) {
      this.#hasWords = true;
      this.#followed = this.#shown.length;
    }
    const language = this.#languages.at(-1)?.language ?? '';
    this.#words[language] = (this.#words[language] ?? '') + text;
    this.#marked[language] = (this.#marked[language] ?? '') + html;
  }

  /** @param name with a stroke before it where it ends */
  #tag(name: string, { lang }: Record<string, string> = {}): string {
    const tag = tagFor(name.replace('/', ''));
    if (!tag || this.#mute > 0) return '';
    const langAttribute = marks.includes(name) && isLocale(lang) ? ` lang="${lang}"` : '';
    return name.startsWith('/') ? `</${tag}>` : `<${tag}${langAttribute}>`;
  }
}

function pieceOf(
  { '': rest = '', ...languages }: Record<string, string>,
  tidy: (text: string) => string,
  notes: Note[],
): Piece {
  const entries = Object.entries(languages).map(([language, text]) => [language, tidy(text)]);
  return { translations: entries.length > 0 ? Object.fromEntries(entries) : null, rest: tidy(rest), notes };
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
