import { ofClock, onClock } from './clock.ts';
import { readings } from './contractions.ts';
import { inAmerican } from './dialects.ts';
import { inDigits } from './numbers.ts';
import { isEnglish } from './words.ts';

/** Number words and digits are the same unless the words are what is asked for. */
export interface Equivalence {
  numbers_in_words?: boolean;
  /** The words that follow in the sentence, where a part of one is compared. */
  next?: string | undefined;
}

const accents = /\p{M}/gu;
/** What some write as two words. */
const twoWordSpelling = /\b(good) (bye)\b/gi;

/**
 * The forms by which texts are compared that say the same: contractions written out, numbers in digits, times of the day in
 * one way, American spelling, no accents, no hyphens or, where that makes a word, without them. Two normalised texts are equivalent if they share a form.
 */
export function formsOf(normalised: string, { numbers_in_words = false, next = '' }: Equivalence = {}): string[] {
  const words = normalised.normalize('NFD').replace(accents, '').replace(twoWordSpelling, '$1$2').split(' ');
  const spellings = new Set([words, words.map(withoutHyphens)].map((all) => all.flatMap(signsInWords).join(' ')));
  const found = [...spellings].flatMap((spelling) => readings(spelling, next));
  return [...new Set(found.map((reading) => inOneWay(reading, numbers_in_words)))];
}

const price = /^\$(\d+(?:\.\d+)?)$/;
const share = /^(\d+(?:\.\d+)?)%$/;
const groupedDigits = /^\d{1,3}(?:,\d{3})+$/;

/** "e-mail" is "email" too. */
function withoutHyphens(word: string): string {
  const compound = word.replaceAll('-', '');
  return compound !== word && isEnglish(compound) ? compound : word;
}

/** What a sign, a hyphen or a clock joins. */
function signsInWords(word: string): string[] {
  if (groupedDigits.test(word)) return [word.replaceAll(',', '')];
  if (price.test(word)) return [word.slice(1), 'dollars'];
  if (share.test(word)) return [word.slice(0, -1), 'percent'];
  const parts = word.split('-');
  return parts.every(Boolean) ? parts.flatMap(ofClock) : [word];
}

function inOneWay(reading: string, inWords: boolean): string {
  const words = reading.split(' ').map((word) => (inWords ? word.replace(/^(?=\d)/, '#') : word));
  return onClock(inDigits(words)).map(inAmerican).join(' ');
}
