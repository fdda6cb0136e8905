import { placeOf } from '../content/places.ts';
import { richPieces } from '../content/texts.ts';
import { defineRule } from '../define.ts';
import { isName, isWord } from '../words/spelling.ts';

/** English inside Spanish rich text is marked, so that it is read aloud as English. */
export default defineRule({
  level: ({ lessons, class_lessons }) =>
    [...lessons.flatMap(({ sections }) => sections), ...class_lessons].flatMap((object) => {
      const pieces = richPieces(object.content ?? '', placeOf(object, 'content'));
      return pieces
        .filter(({ language }) => language === 'es')
        .flatMap(({ text, place }) =>
          runsOf(text).map((run) => ({ ...place, says: `"${run}" is English: put it into <em lang="en">` })),
        );
    }),
});

/** Two words or more of which none is Spanish. */
function runsOf(text: string): string[] {
  const runs: string[][] = [[]];
  for (const word of text.match(/\p{L}[\p{L}'’]*|[.,:;?!()«»"/=]/gu) ?? []) {
    const isEnglish = /^\p{L}/u.test(word) && !isName(word) && isWord('en', word) && !isWord('es', word);
    if (isEnglish) runs.at(-1)?.push(word);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1).map((run) => run.join(' '));
}
