import { distance } from './edit_distance.ts';
import { areInflections } from './inflections.ts';
import { isEnglish } from './words.ts';

/** Longer ones are no words. */
const longestWord = 40;
const letters = /^[\p{L}'-]+$/u;

/**
 * Whether words are others misspelt: the same ones, each the same or a slip of it, and no more than one slip in four
 * words; or the same letters with a space too few or too many. Both are normalised.
 */
export function misspells(written: string[], wanted: string[]): boolean {
  if (written.length !== wanted.length) return isRunTogether(written, wanted);
  const most = Math.ceil(wanted.length / 4);
  let slips = 0;
  for (const [at, word] of wanted.entries()) {
    if (word === written[at]) continue;
    slips += 1;
    if (slips > most || !isSlip(written[at] ?? '', word)) return false;
  }
  return slips > 0;
}

/** "goodmorning" is; "everyday" is not, as it is a word of its own. */
function isRunTogether(written: string[], wanted: string[]): boolean {
  if (Math.abs(written.length - wanted.length) > 1 || written.join('') !== wanted.join('')) return false;
  return written.some((word) => !(wanted.includes(word) || isEnglish(word)) && letters.test(word));
}

/**
 * A letter missing, added, changed or swapped with its neighbour, in a word of four letters or more; two from nine on.
 * What is another word of English, or the same with another ending, is no slip.
 */
function isSlip(written: string, meant: string): boolean {
  if (meant.length < 4 || written.length > longestWord || written[0] !== meant[0]) return false;
  if (distance(written, meant) > (meant.length > 8 ? 2 : 1)) return false;
  return !/\d/.test(meant) && !isEnglish(written) && !areInflections(written, meant);
}
