import { personOf, voiceOf } from '#seeds/load/cast.ts';
import type { Level } from '../content/model.ts';
import { type Place, placeOf } from '../content/places.ts';
import { formsOf, placeOfQuestion } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

/** Who speaks in a level is in the cast, so that a name is one person with one voice, family and work. */
export default defineRule({
  level: (level) => {
    const speakers = new Map<string, Place>();
    for (const { name, place } of [...inLessons(level), ...inQuestions(level)])
      if (!speakers.has(name)) speakers.set(name, place);
    return [...speakers].flatMap(([name, place]): Fault[] =>
      voiceOf(name, level.order)
        ? []
        : [{ ...place, says: `"${name}" speaks and ${missing(name, level.order)} (seeds/cast.yaml)` }],
    );
  },
});

const missing = (name: string, level: number) =>
  personOf(name, level) ? 'has no voice in the cast: write which' : 'is not in the cast of this level: write who it is';

interface Speaker {
  name: string;
  place: Place;
}

const inLessons = ({ lessons }: Level): Speaker[] =>
  lessons
    .flatMap(({ sections }) => sections)
    .flatMap((section) =>
      [...section.content.matchAll(/<p><strong>(?!From:)(\p{Lu}[\p{L}. ]{0,24}):<\/strong>/gu)].map(
        ([, name = '']) => ({
          name,
          place: placeOf(section, 'content'),
        }),
      ),
    );

const inQuestions = (level: Level): Speaker[] =>
  formsOf(level)
    .flatMap(({ questions }) => questions)
    .flatMap((question) =>
      [...(question.key.said ?? question.key.transcript ?? '').matchAll(/^(\p{Lu}[\p{L}. ]{0,24}): /gmu)].map(
        ([, name = '']) => ({ name, place: placeOfQuestion(question, 'key') }),
      ),
    );
