import { contractions } from './contractions.ts';
import { isEnglish } from './words.ts';

const bare = (word: string) => word.replaceAll("'", '');

/** Whose letters alone are the past of "be", which is a mistake of grammar where "we're" is meant. */
const ambiguous = ["we're"];
const byLetters = new Map(
  contractions.filter((word) => !(word.startsWith("'") || ambiguous.includes(word))).map((word) => [bare(word), word]),
);
/** Alone it may as well be the possessive. */
const companion = 'its';

/** A word that lacks its apostrophe, or has it elsewhere, and how it is written. */
export interface Slip {
  written: string;
  word: string;
}

/** A text with apostrophes put in, and what was amiss. */
export interface RestoredText {
  text: string;
  slips: Slip[];
}

/**
 * The texts that a text without some of its apostrophes may be meant to be ("dont", "does'nt"); none where it lacks none.
 * What is a word without one ("well", "its") may also be meant as it is.
 */
export function withApostrophes(text: string): RestoredText[] {
  const words = text.split(' ');
  const found = [restore(words, (word) => !isEnglish(word)), restore(words, () => true)];
  return found.filter(({ slips }, at) => slips.length > (at === 0 ? 0 : (found[0]?.slips.length ?? 0)));
}

function restore(words: string[], mayLack: (word: string) => boolean): RestoredText {
  const slips: Slip[] = [];
  const restoredWords = words.flatMap((written, at) => {
    const contraction = contractionOf(written, words[at + 1]);
    if (contraction) {
      slips.push({ written: `${written} ${words[at + 1]}`, word: contraction });
      return contraction;
    }
    if (contractionOf(words[at - 1], written)) return [];
    const letters = bare(written).toLowerCase();
    const word = byLetters.get(letters);
    const isAlone = letters === companion && words.length === 1;
    if (!word || word === written.toLowerCase() || isAlone || !mayLack(written)) return written;
    slips.push({ written, word: like(written, word) });
    return like(written, word);
  });
  return { text: restoredWords.join(' '), slips };
}

/** What two words are in which a space stands for the apostrophe ("I m", "don t"), or beside it ("don' t"). */
function contractionOf(word = '', rest = ''): string | null {
  const contraction = `${bare(word)}'${bare(rest)}`;
  return contractions.includes(contraction.toLowerCase()) ? contraction : null;
}

/** What is missing where two texts differ in the apostrophes of possessives alone ("Anas house"); none where they differ otherwise. */
export function possessiveSlips(written: string[], meant: string[]): Slip[] {
  if (written.length !== meant.length) return [];
  const slips: Slip[] = [];
  for (const [at, word] of meant.entries()) {
    const own = written[at] as string;
    if (own.toLowerCase() === word.toLowerCase()) continue;
    if (!lacksPossessive(own.toLowerCase(), word.toLowerCase())) return [];
    slips.push({ written: own, word: like(own, word) });
  }
  return slips;
}

const lacksPossessive = (written: string, meant: string) =>
  !written.includes("'") && /'s$|s'$/.test(meant) && !contractions.includes(meant) && written === bare(meant);

/** The letters that were written, with the apostrophe of a word. */
function like(written: string, word: string): string {
  const [letters, at] = [bare(written), word.indexOf("'")];
  return `${letters.slice(0, at)}'${letters.slice(at)}`;
}
