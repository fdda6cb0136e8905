import { cleanText } from '#api/engine/rich/clean_html.ts';
import { say } from '#api/engine/words/words.ts';
import { locales, type Text } from '#schemas/localize.ts';
import { asHtml, isFormatted, wordsOf } from '#schemas/rich.ts';
import type { Note, Stem } from '../item.ts';
import { htmlOf, inLine, looksHtml, multilang } from './html.ts';
import { type Plain, plainOf, type ShownFile } from './plain.ts';

const longestPrompt = 1000;

export interface ReadPiece<T> {
  value: T;
  notes: Note[];
  /** The files that it shows, of those that its file carries. */
  shown?: ShownFile[];
}

/** A piece of a file: what it is written in (undefined where nothing says that), and what it brings along. */
export interface Source {
  text: string;
  html?: boolean | undefined;
  /** Whether its lines are meant as lines even where it is HTML. */
  lines?: boolean;
  carries?: (name: string) => boolean;
}

/** What a task asks for where its file does not say it. */
export const usualPrompt = (task: 'gaps' | 'long' | 'truth' | 'heard'): Text =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale, `question_banks.prompts.${task}`)]));

const readIn = ({ text, html = looksHtml(text), lines, carries }: Source): Plain =>
  html ? plainOf(lines ? inLines(text) : text, carries) : plain(text.trim());

const endOfBlock = /<(?:\/?(?:p|div|ul|ol|li|table|tbody|tr|td|th|h[1-6]|blockquote|pre)|br)\b[^<>]*>$/;

/** Lines of HTML as such, but for those after a tag that ends one. */
const inLines = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trimEnd())
    .map((line) => (!line || endOfBlock.test(line.slice(-200)) ? line : `${line}<br>`))
    .join('\n')
    .replace(/<br>$/, '');

/**
 * What to do, and the text that it is about. What a file marks in two languages is what to do; else all of it is, in
 * English, unless it is too long or holds the gaps.
 */
export function stemIn(source: Source, gaps = false): ReadPiece<Stem> {
  const { rest, notes, marked, shown } = readIn(source);
  if (marked.translations)
    return {
      value: { prompt: marked.translations, text: rest },
      notes: isFormatted(marked.rest) ? notes : marked.notes,
      shown,
    };
  if (gaps) return { value: { prompt: usualPrompt('gaps'), text: rest }, notes, shown };
  if (rest.length > longestPrompt) return { value: { prompt: usualPrompt('long'), text: rest }, notes, shown };
  const prompt = { en: shorten(marked.rest) };
  return { value: { prompt, text: '' }, notes: prompt.en === marked.rest ? marked.notes : notes, shown };
}

/** A text that several questions are about: it is to be read, or listened to where it says nothing itself. */
export function passageIn(source: Source): ReadPiece<Stem> {
  const { rest, notes, marked, shown } = readIn(source);
  const prompt = marked.translations ?? usualPrompt(rest ? 'long' : 'heard');
  return { value: { prompt, text: rest }, notes, shown };
}

const plain = (words: string): Plain => ({
  translations: null,
  rest: words,
  notes: [],
  shown: [],
  marked: { translations: null, rest: asHtml(words), notes: [] },
});

/** Feedback text; undefined where there is none. */
export function feedbackTextIn(source: Source): ReadPiece<Text | undefined> {
  if (!source.text.trim()) return { value: undefined, notes: [] };
  const { rest, marked } = readIn(source);
  const { notes } = marked;
  const cutTexts = Object.entries(marked.translations ?? { en: marked.rest }).map(([language, text]) => [
    language,
    shorten(text),
  ]);
  const value: Text = Object.fromEntries(cutTexts);
  const isLong = rest.trim().length > longestPrompt;
  return {
    value: value.es || value.en ? value : undefined,
    notes: isLong ? [...notes, { reason: 'feedback_cut' }] : notes,
  };
}

/** A text that is too long loses its marks too. */
const shorten = (html: string): string => {
  const words = wordsOf(html);
  return words.length > longestPrompt || html.length > 2 * longestPrompt ? asHtml(words.slice(0, longestPrompt)) : html;
};

/** An option, with its marks. */
export function optionIn(source: Source): ReadPiece<string> {
  const { marked, shown, ...words } = readIn(source);
  const html = marked.translations?.en ?? marked.translations?.es ?? marked.rest;
  if (isFormatted(html) && html.length <= longestPrompt)
    return { value: cleanText(html, true), notes: marked.notes, shown };
  const line = inOneLine(words.translations?.en ?? words.translations?.es ?? words.rest);
  return { value: asHtml(line), notes: words.notes, shown };
}

/** An answer that is typed or a word to choose, which is one line of words. */
export function lineIn(source: Source): ReadPiece<string> {
  const { translations, rest, notes, shown } = readIn(source);
  return { value: inOneLine(translations?.en ?? translations?.es ?? rest), notes, shown };
}

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ');

/** A stem as HTML, which `stemIn` reads again as the same. */
export function stemHtml({ prompt, text }: Stem): string {
  if (!text) return multilang(prompt);
  const markedPrompt = prompt.es
    ? multilang(prompt)
    : `<span class="multilang" lang="en">${inLine(prompt.en ?? '')}</span>`;
  return `<div>${markedPrompt}</div><p>${htmlOf(text)}</p>`;
}

/** The notes of several readings, each reason once. There may be more of them than a call can name. */
export const together = (readings: Iterable<{ notes: Note[] }>): Note[] => [
  ...new Map([...readings].flatMap(({ notes }) => notes).map((note) => [JSON.stringify(note), note])).values(),
];
