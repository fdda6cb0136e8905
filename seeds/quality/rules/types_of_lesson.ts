import { placeOf } from '../content/places.ts';
import { askedIn } from '../content/read.ts';
import { defineRule } from '../define.ts';

/** What a student writes, speaks or builds, and does not choose. */
const production = [
  'gap_typed',
  'text_short',
  'order',
  'dictation',
  'error_correction',
  'essay',
  'speaking',
  'gap_bank',
];
const [fewest, most, least] = [9, 0.3, 0.4];

/** A lesson asks in many ways, and in four of ten questions to produce something. */
export default defineRule({
  level: ({ lessons }) =>
    lessons.flatMap((lesson) => {
      const types = lesson.exercises.flatMap(({ questions }) => askedIn(questions)).map(({ type }) => type);
      const place = placeOf(lesson, 'exercises');
      const kinds = new Set(types);
      const share = (of: (type: string) => boolean) => types.filter(of).length / Math.max(1, types.length);
      const percent = (part: number) => `${Math.round(part * 100)} %`;
      const often = [...kinds].filter((kind) => share((type) => type === kind) > most);
      const produced = share((type) => production.includes(type));
      return [
        ...(kinds.size < fewest
          ? [{ ...place, says: `${kinds.size} types of question, ${fewest} at least: ${[...kinds].join(', ')}` }]
          : []),
        ...often.map((kind) => ({
          ...place,
          says: `${percent(share((type) => type === kind))} of the questions are ${kind}, 30 % at most`,
        })),
        ...(produced < least
          ? [{ ...place, says: `${percent(produced)} of the questions ask to produce something, 40 % at least` }]
          : []),
      ];
    }),
});
