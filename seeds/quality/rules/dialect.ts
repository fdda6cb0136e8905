import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { textsEverywhere } from '../content/texts.ts';
import { defineRule } from '../define.ts';

/** What is said elsewhere, and what students of this school say. */
type Words = Record<'es' | 'en', Record<string, string>>;

const words: Words = parse(readFileSync(new URL('../words/dialect.yaml', import.meta.url), 'utf8'));
const patterns = (['es', 'en'] as const).flatMap((language) =>
  Object.entries(words[language]).map(([elsewhere, here]) => ({
    language,
    elsewhere: new RegExp(`(?<![\\p{L}-])(?:${elsewhere})(?![\\p{L}])`, 'giu'),
    here,
  })),
);

/** Mexican Spanish and American English, except where a text is about the difference. */
export default defineRule({
  level: (level) =>
    textsEverywhere(level).flatMap(({ language, text, place, wrong }) =>
      wrong
        ? []
        : patterns
            .filter((one) => one.language === language)
            .flatMap(({ elsewhere, here }) =>
              [...text.matchAll(elsewhere)].map(([found]) => ({
                ...place,
                says: `"${found}" is said elsewhere: ${here}`,
              })),
            ),
    ),
});
