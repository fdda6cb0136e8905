import { richSpanishOf } from '../content/spanish.ts';
import { richPieces } from '../content/texts.ts';
import { defineRule } from '../define.ts';
import { isName, isWord } from '../words/spelling.ts';

/** What dictionaries of both languages know, and Spanish never says: "has" it says before a participle and "de" alone. */
const ofEnglish =
  /(?<![\p{L}'’«\d-])(?:to|be|is|are|do|too|her|led|has(?! (?:de|\p{L}+(?:[aií]do|to|cho))\b))(?![\p{L}'’»-])/giu;

/**
 * English inside Spanish rich text is marked, so that it is read aloud as English: in lessons, and in what questions ask and
 * say to an answer, where it stands as `<em lang=en>`.
 */
export default defineRule({
  level: (level) =>
    richSpanishOf(level)
      .flatMap(({ html, place }) => richPieces(html, place))
      .filter(({ language }) => language === 'es')
      .flatMap(({ text, place }) =>
        [...runsOf(text), ...(text.match(ofEnglish) ?? [])].map((run) => ({
          ...place,
          says: `"${run}" is English: put it into <em lang="en">`,
        })),
      ),
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
