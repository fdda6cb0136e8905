import { type Piece, textsEverywhere } from '../content/texts.ts';
import { defineRule } from '../define.ts';
import { isWord } from '../words/spelling.ts';

/** Every word is in a dictionary of its language or in the list of names; what is wrong on purpose is not asked. */
export default defineRule({
  level: (level) =>
    textsEverywhere(level)
      .filter(({ wrong }) => !wrong)
      .flatMap((piece) =>
        [...new Set(wordsOf(piece.text))]
          .filter((word) => !isKnown(piece, word))
          .map((word) => ({
            ...piece.place,
            says: `"${word}" is in no ${piece.language === 'es' ? 'Spanish' : 'English'} dictionary: mend it, mark its language, or add the name to words/names.txt`,
          })),
      ),
});

/** Words, without parts of words ("-ing") and without sounds, which are written between quotation marks. */
const wordsOf = (text: string) =>
  text
    .replace(/«[^»]*»|"[^"]*"|“[^”]*”|\/[^/\s]*\//g, ' ')
    .match(/(?<![\p{L}\d@.+…-])\p{L}[\p{L}'’]*(?![\p{L}@-])/gu) ?? [];

/** Prompts and feedback name English words, and wrong ones that the question expects. */
function isKnown({ language, about, question }: Piece, word: string): boolean {
  if (word.length < (about ? 4 : 3) || isWord(language, word)) return true;
  if ((about || question) && isWord(language === 'es' ? 'en' : 'es', word)) return true;
  return question !== undefined && isWrongIn(question, word);
}

function isWrongIn({ key, body }: NonNullable<Piece['question']>, word: string): boolean {
  const accept = [key.accept ?? [], ...(key.gaps ?? []).map((gap) => gap.accept ?? [])].flat();
  const wrong = [
    ...accept.filter(({ weight = 1 }) => weight < 1).map(({ text }) => text),
    ...(body.options ?? []).map(({ text }) => text),
    ...(body.gaps ?? []).flatMap(({ options = [] }) => options.map(({ text }) => text)),
    key.marked ?? '',
  ].join(' ');
  return wrong.toLowerCase().includes(word.toLowerCase());
}
