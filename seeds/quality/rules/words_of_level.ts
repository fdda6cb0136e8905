import { listedIn } from '../content/glossary.ts';
import type { Content, Level } from '../content/model.ts';
import { textsEverywhere } from '../content/texts.ts';
import { defineRule } from '../define.ts';
import { allowedAt, bandOf, bands, lemmasOf } from '../words/profile.ts';
import { isName } from '../words/spelling.ts';

const most = 0.05;

/** At most one word in twenty lies above its level, unless a list explains it here or in a level before. */
export default defineRule({
  level(level, content) {
    const glossed = glossedUntil(level, content);
    return filesOf(level).flatMap(([file, pieces]) => {
      const words = pieces
        .flatMap(({ text }) => text.match(/(?<!\d)\p{L}[\p{L}'’]*/gu) ?? [])
        .filter((word) => !isName(word) && !(/^\p{Lu}/u.test(word) && bandOf(word) === undefined));
      const above = words.filter((word) => {
        const band = bandOf(word) ?? bands.length;
        return band > allowedAt(level.order) && !lemmasOf(word).some((lemma) => glossed.has(lemma));
      });
      if (above.length <= words.length * most) return [];
      const counted = Object.entries(
        Object.groupBy(
          above.map((word) => word.toLowerCase()),
          (word) => word,
        ),
      )
        .map(([word, list]) => `${word}${list && list.length > 1 ? ` ×${list.length}` : ''}`)
        .slice(0, 60);
      const share = ((100 * above.length) / words.length).toFixed(1);
      return [
        {
          file,
          line: 1,
          says: `${share} % of ${words.length} words lie above ${bands[allowedAt(level.order)]}, 5 at most: use others or list them: ${counted.join(', ')}`,
        },
      ];
    });
  },
});

/** What students read and hear in English, file by file; explanations are not. */
const filesOf = (level: Level) => [
  ...Map.groupBy(
    textsEverywhere(level).filter(({ language, about, wrong }) => language === 'en' && !about && !wrong),
    ({ place }) => place.file,
  ),
];

const glossedUntil = ({ order }: Level, { levels }: Content): Set<string> =>
  new Set(
    levels
      .filter((level) => level.order <= order)
      .flatMap((level) => listedIn(level).flatMap(({ word }) => word.split(/[^\p{L}'’]+/u).flatMap(lemmasOf))),
  );
