import type { Lesson, Level } from '../content/model.ts';
import { type Place, placeOf } from '../content/places.ts';
import { placeOfQuestion } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

/** Words of a text to read, by the order of the level. */
const lengths = [
  [40, 100],
  [60, 120],
  [60, 120],
  [60, 130],
  [90, 190],
  [110, 190],
  [120, 200],
  [190, 310],
  [190, 310],
  [200, 310],
  [330, 460],
  [330, 460],
  [480, 720],
  [480, 720],
];
/** Words of a sentence, at most on the average. */
const sentence = [9, 9, 10, 11, 13, 13, 14, 17, 17, 18, 21, 21, 26, 26];

/** The text of a lesson is as long as a reader of its level can bear, and so are its sentences. */
export default defineRule({
  level: (level) =>
    level.lessons.flatMap((lesson) => {
      const read = readIn(lesson);
      return read
        ? faultsOf(level, read.text, read.place)
        : [{ ...placeOf(lesson, 'sections'), says: 'no text to read: write a section "Para leer: …"' }];
    }),
});

/** The section to read; in its place the longest text about which an exercise asks. */
function readIn({ sections, exercises }: Lesson): { text: string; place: Place } | undefined {
  const section = sections.find(({ title }) => /^(para leer|lectura)/i.test(title));
  if (section) {
    const quotes = section.content.match(/<blockquote lang="en">[\s\S]*?<\/blockquote>/g) ?? [];
    return { text: quotes.join(' ').replace(/<[^>]*>/g, ' '), place: placeOf(section, 'content') };
  }
  const passages = exercises.flatMap(({ questions }) =>
    questions.filter(({ type, body }) => type === 'group' && body.text),
  );
  const [longest] = passages.toSorted((one, other) => (other.body.text?.length ?? 0) - (one.body.text?.length ?? 0));
  return longest && { text: longest.body.text ?? '', place: placeOfQuestion(longest, 'body') };
}

function faultsOf({ order }: Level, text: string, place: Place): Fault[] {
  const words = wordsIn(text);
  const [fewest, most] = lengths[order] as [number, number];
  const sentences = text.split(/[.?!…]["”']?\s/).filter((one) => wordsIn(one) > 0).length;
  const mean = words / Math.max(1, sentences);
  const allowed = sentence[order] as number;
  return [
    ...(words < fewest || words > most
      ? [{ ...place, says: `the text to read has ${words} words, ${fewest} to ${most} is right` }]
      : []),
    ...(mean > allowed
      ? [
          {
            ...place,
            says: `its sentences have ${mean.toFixed(1)} words, ${allowed} at most on the average: part some`,
          },
        ]
      : []),
  ];
}

const wordsIn = (text: string) => text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
