import { align, type Difference, type Match, type Word, wholeWord } from '../text/alignment.ts';
import { possessiveSlips, withApostrophes } from '../text/apostrophes.ts';
import { formsOf } from '../text/equivalents.ts';
import { misspells } from '../text/spelling.ts';
import { apostropheWorth, misspellingWorth } from './accepted.ts';

/** As many words as say what one other says: "one hundred and twenty-five". */
const longestMatch = 6;
const wordsOfContext = 3;

/**
 * What was written beside what was said: words that say the same in a typed answer do here ("I am" for "I'm", "7:00" for
 * "seven o'clock"), and a word that is misspelt or lacks its apostrophe is worth what it is there.
 */
export function compareDictated(dictated: Word[], written: Word[]): { wrong: number; difference: Difference[] } {
  const matches = isSame(dictated, written) ? [] : matchesOf(dictated, written);
  const { cost, steps } = align(dictated, written, { costOf, matches });
  return { wrong: cost / wholeWord, difference: steps };
}

const isSame = (dictated: Word[], written: Word[]) =>
  dictated.length === written.length && dictated.every(({ plain }, at) => plain === written[at]?.plain);

/** In tenths of a word: sums of them are exact. */
function costOf({ plain: written }: Word, { plain: wanted }: Word): number {
  if (withApostrophes(written).some(({ text }) => text === wanted)) return tenths(apostropheWorth);
  const misspelt = misspells([written], [wanted]) || possessiveSlips([written], [wanted]).length > 0;
  return misspelt ? tenths(misspellingWorth) : wholeWord;
}

const tenths = (worth: number) => Math.round(wholeWord * (1 - worth));

interface Span {
  from: number;
  length: number;
  text: string;
  forms: string[];
}

/** The words of both that say the same in other words. */
function matchesOf(dictated: Word[], written: Word[]): Match[] {
  const byForm = new Map<string, Span[]>();
  for (const span of spansOf(written))
    for (const form of span.forms) byForm.set(form, [...(byForm.get(form) ?? []), span]);
  return spansOf(dictated).flatMap((span) => {
    const found = new Set(span.forms.flatMap((form) => byForm.get(form) ?? []));
    return [...found]
      .filter(({ text }) => text !== span.text)
      .map((same) => ({ row: span.from, at: same.from, expected: span.length, written: same.length }));
  });
}

/** What follows tells whether 's is "is" or "has". The shortest come first: a match has no word too many. */
const spansOf = (words: Word[]): Span[] =>
  words
    .flatMap((_, from) =>
      Array.from({ length: Math.min(longestMatch, words.length - from) }, (_, more) => {
        const length = more + 1;
        const text = plainly(words.slice(from, from + length));
        const next = plainly(words.slice(from + length, from + length + wordsOfContext));
        return { from, length, text, forms: formsOf(text, { next }).filter(Boolean) };
      }),
    )
    .toSorted((one, other) => one.length - other.length);

const plainly = (words: Word[]) => words.map(({ plain }) => plain).join(' ');
