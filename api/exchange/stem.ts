import { say } from '#api/engine/words.ts';
import { locales, type Text } from '#schemas/localize.ts';
import { htmlOf, looksHtml, multilang, plainOf } from './html.ts';
import type { Note, Stem } from './item.ts';

const longestPrompt = 1000;

export interface Read<T> {
  value: T;
  notes: Note[];
}

/** What a task asks for where its file does not say it. */
export const usualPrompt = (task: 'gaps' | 'long' | 'truth'): Text =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale, `exchange.prompts.${task}`)]));

/**
 * What to do, and the text that it is about. What a file marks in two languages is what to do; else all of it is, in
 * English, unless it is too long or holds the gaps.
 */
export function stemIn(source: string, html = looksHtml(source), gaps = false): Read<Stem> {
  const { said, rest, notes } = html ? plainOf(source) : { said: null, rest: source.trim(), notes: [] };
  if (said) return { value: { prompt: said, text: rest }, notes };
  if (gaps) return { value: { prompt: usualPrompt('gaps'), text: rest }, notes };
  if (rest.length > longestPrompt) return { value: { prompt: usualPrompt('long'), text: rest }, notes };
  return { value: { prompt: { en: rest }, text: '' }, notes };
}

/** What is said to a student; undefined where nothing is. */
export function saidIn(source: string | null | undefined, html?: boolean): Read<Text | undefined> {
  if (!source?.trim()) return { value: undefined, notes: [] };
  const { said, rest, notes } = (html ?? looksHtml(source)) ? plainOf(source) : { said: null, rest: source, notes: [] };
  const cut = Object.entries(said ?? { en: rest.trim() }).map(([language, text]) => [
    language,
    text.slice(0, longestPrompt),
  ]);
  const value: Text = Object.fromEntries(cut);
  const isLong = rest.trim().length > longestPrompt;
  return {
    value: value.es || value.en ? value : undefined,
    notes: isLong ? [...notes, { reason: 'feedback_cut' }] : notes,
  };
}

/** An option or an answer, which is one line. */
export function lineIn(source: string, html = looksHtml(source)): Read<string> {
  if (!html) return { value: source.trim(), notes: [] };
  const { said, rest, notes } = plainOf(source);
  return { value: (said?.en ?? said?.es ?? rest).replaceAll('\n', ' '), notes };
}

/** A stem as HTML, which `stemIn` reads again as the same. */
export function stemHtml({ prompt, text }: Stem): string {
  if (!text) return multilang(prompt);
  const marked = prompt.es ? multilang(prompt) : `<span class="multilang" lang="en">${htmlOf(prompt.en ?? '')}</span>`;
  return `<p>${marked}</p><p>${htmlOf(text)}</p>`;
}

/** The notes of several readings, each reason once. */
export const together = (...readings: { notes: Note[] }[]): Note[] => [
  ...new Map(readings.flatMap(({ notes }) => notes).map((note) => [JSON.stringify(note), note])).values(),
];
