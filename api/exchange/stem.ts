import { cleanText } from '#api/engine/rich_text.ts';
import { say } from '#api/engine/words.ts';
import { locales, type Text } from '#schemas/localize.ts';
import { asHtml, isFormatted, wordsOf } from '#schemas/rich.ts';
import { htmlOf, inLine, looksHtml, multilang, plainOf } from './html.ts';
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
  const { rest, notes, marked } = html ? plainOf(source) : plain(source.trim());
  if (marked.said)
    return { value: { prompt: marked.said, text: rest }, notes: isFormatted(marked.rest) ? notes : marked.notes };
  if (gaps) return { value: { prompt: usualPrompt('gaps'), text: rest }, notes };
  if (rest.length > longestPrompt) return { value: { prompt: usualPrompt('long'), text: rest }, notes };
  const prompt = { en: shortened(marked.rest) };
  return { value: { prompt, text: '' }, notes: prompt.en === marked.rest ? marked.notes : notes };
}

const plain = (words: string) => ({
  said: null,
  rest: words,
  notes: [],
  marked: { said: null, rest: asHtml(words), notes: [] },
});

/** What is said to a student; undefined where nothing is. */
export function saidIn(source: string | null | undefined, html?: boolean): Read<Text | undefined> {
  if (!source?.trim()) return { value: undefined, notes: [] };
  const { rest, marked } = (html ?? looksHtml(source)) ? plainOf(source) : plain(source.trim());
  const { notes } = marked;
  const cut = Object.entries(marked.said ?? { en: marked.rest }).map(([language, text]) => [language, shortened(text)]);
  const value: Text = Object.fromEntries(cut);
  const isLong = rest.trim().length > longestPrompt;
  return {
    value: value.es || value.en ? value : undefined,
    notes: isLong ? [...notes, { reason: 'feedback_cut' }] : notes,
  };
}

/** What is too long to be kept as it is loses its marks too. */
const shortened = (html: string): string => {
  const words = wordsOf(html);
  return words.length > longestPrompt || html.length > 2 * longestPrompt ? asHtml(words.slice(0, longestPrompt)) : html;
};

/** An option, with its marks. */
export function optionIn(source: string, html = looksHtml(source)): Read<string> {
  if (!html) return { value: asHtml(source.trim()), notes: [] };
  const { marked, ...words } = plainOf(source);
  const said = marked.said?.en ?? marked.said?.es ?? marked.rest;
  if (isFormatted(said) && said.length <= longestPrompt) return { value: cleanText(said, true), notes: marked.notes };
  return { value: asHtml((words.said?.en ?? words.said?.es ?? words.rest).replaceAll('\n', ' ')), notes: words.notes };
}

/** An answer that is typed or a word to choose, which is one line of words. */
export function lineIn(source: string, html = looksHtml(source)): Read<string> {
  if (!html) return { value: source.trim(), notes: [] };
  const { said, rest, notes } = plainOf(source);
  return { value: (said?.en ?? said?.es ?? rest).replaceAll('\n', ' '), notes };
}

/** A stem as HTML, which `stemIn` reads again as the same. */
export function stemHtml({ prompt, text }: Stem): string {
  if (!text) return multilang(prompt);
  const marked = prompt.es ? multilang(prompt) : `<span class="multilang" lang="en">${inLine(prompt.en ?? '')}</span>`;
  return `<div>${marked}</div><p>${htmlOf(text)}</p>`;
}

/** The notes of several readings, each reason once. */
export const together = (...readings: { notes: Note[] }[]): Note[] => [
  ...new Map(readings.flatMap(({ notes }) => notes).map((note) => [JSON.stringify(note), note])).values(),
];
