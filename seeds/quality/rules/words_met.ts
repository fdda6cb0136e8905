import { listedIn } from '../content/glossary.ts';
import { textsOf } from '../content/texts.ts';
import { defineRule } from '../define.ts';
import { lemmasOf } from '../words/profile.ts';

const least = 3;
/** Stands in a list for words that change. */
const open = new Set([
  'a',
  'an',
  'the',
  'to',
  'be',
  'sb',
  'sth',
  'someone',
  'somebody',
  'something',
  'your',
  'my',
  "one's",
  'oneself',
  'yourself',
  'of',
]);

/** Each listed word is met three times in its level: in its example, and twice where it is used. */
export default defineRule({
  level(level) {
    const sentences = textsOf(level)
      .filter(({ language, wrong }) => language === 'en' && !wrong)
      .map(({ text }) => new Set((text.match(/\p{L}[\p{L}'’]*/gu) ?? []).flatMap((word) => lemmasOf(word))));
    return listedIn(level).flatMap(({ word, file, line }) => {
      const ways = word
        .replace(/\([^)]*\)/g, ' ')
        .split(/\s*[/,=]\s*/)
        .filter((way) => /\p{L}/u.test(way));
      const count = Math.max(0, ...ways.map((way) => sentences.filter((sentence) => isIn(way, sentence)).length));
      // The list itself is written in both languages.
      return count >= least + 2
        ? []
        : [
            {
              file,
              line,
              says: `"${word}" is met ${Math.max(0, count - 2)} times besides the list, three times with its example are wanted: use it in a text or a question`,
            },
          ];
    });
  },
});

function isIn(phrase: string, sentence: Set<string>): boolean {
  const words = phrase.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const told = words.filter((word) => !open.has(word.toLowerCase()));
  return (told.length > 0 ? told : words).every((word) => lemmasOf(word).some((lemma) => sentence.has(lemma)));
}
