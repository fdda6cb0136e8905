import { richSpanishOf } from '../content/spanish.ts';
import { defineRule } from '../define.ts';
import { isName, isWord } from '../words/spelling.ts';

/** Words of both languages that are English where they end a list of English words. */
const ofBoth = /^(are|be|do|has|her|is|led|mean|single|to|too)$/i;
/** What follows a marked list: the word that joins its last member, perhaps with a preposition, and that member. */
const last = /<\/em>,? (?:y|e|o|u|ni) (?:(?:a|con|de|en|por|sin) )?(\p{L}[\p{L}'’]*)(?![\p{L}'’-])/gu;

/** The last of a list is marked like the others: `<em lang=en>am, is</em> y <em lang=en>are</em>`. */
export default defineRule({
  level: (level) =>
    richSpanishOf(level).flatMap(({ html, place }) =>
      [...html.matchAll(last)].flatMap(({ 1: word = '', index }) =>
        isEnglish(word)
          ? [
              {
                ...place,
                line: lineIn(html, index, place.line),
                says: `"${word}" ends an English list: put it into <em lang="en">`,
              },
            ]
          : [],
      ),
    ),
});

const isEnglish = (word: string) => ofBoth.test(word) || (!isName(word) && isWord('en', word) && !isWord('es', word));

const lineIn = (html: string, index: number, line: number) =>
  line + 1 + (html.slice(0, index).match(/\n/g)?.length ?? 0);
