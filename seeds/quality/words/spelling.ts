import { readFileSync } from 'node:fs';
import english from 'dictionary-en';
import spanish from 'dictionary-es';
import nspell from 'nspell';
import { cast } from '#seeds/load/cast.ts';

const checkers = {
  en: nspell({ aff: Buffer.from(english.aff), dic: Buffer.from(english.dic) }),
  es: nspell({ aff: Buffer.from(spanish.aff), dic: Buffer.from(spanish.dic) }),
};

/** The people of the course, other names of people, places and firms, and words that no dictionary has yet. */
const own = new Set([
  ...cast.people.map(({ name }) => name),
  ...readFileSync(new URL('names.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter(Boolean),
]);

const memory = { en: new Map<string, boolean>(), es: new Map<string, boolean>() };

/** Whether a word is one of the language, or a name. */
export function isWord(language: 'es' | 'en', written: string): boolean {
  const known = memory[language];
  const answer = known.get(written) ?? isListed(language, written.replace(/’/g, "'").replace(/^'+|'+$/g, ''));
  known.set(written, answer);
  return answer;
}

function isListed(language: 'es' | 'en', word: string): boolean {
  const plain = word.replace(/'s?$/, '');
  const stems = language === 'es' ? withoutPronouns(word) : [];
  return (
    !word ||
    [word, plain, word.toLowerCase(), plain.toLowerCase()].some((one) => own.has(one)) ||
    [word, plain, ...stems].some((one) => checkers[language].correct(one))
  );
}

/** 'Encuéntralos' is encuentra, and 'actúenla' actúen: no dictionary lists every form. */
function withoutPronouns(word: string): string[] {
  const stem = word.replace(/(me|te|se|nos|le|les|lo|la|los|las){1,2}$/, '').toLowerCase();
  return [
    stem,
    stem
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC'),
  ];
}

/** Whether a word is written large and is no word when small, or stands in the list of names. */
export const isName = (word: string): boolean =>
  own.has(word.replace(/['’]s?$/, '')) || (/^\p{Lu}/u.test(word) && !isWord('en', word.toLowerCase()));
