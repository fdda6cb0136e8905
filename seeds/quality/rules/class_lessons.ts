import { placeOf } from '../content/places.ts';
import { defineRule } from '../define.ts';

const parts = {
  content: ['Tema y objetivo|Objetivos', 'Para empezar', 'Lo que haremos', 'Material', 'Tarea'],
  english_content: ['Topic and aim|Aims', 'Warm-up', 'What we will do', 'Material', 'Homework'],
} as const;

/** A class has a topic with its aim, a warm-up, stages, material and homework, in both languages. */
export default defineRule({
  level: ({ class_lessons }) =>
    class_lessons.flatMap((lesson) =>
      (['content', 'english_content'] as const).flatMap((member) => {
        const place = placeOf(lesson, member);
        const missing = parts[member].filter(
          (part) => !part.split('|').some((head) => lesson[member]?.includes(`<h3>${head}</h3>`)),
        );
        const stages = lesson[member]?.split('<ol>')[1]?.split('</ol>')[0]?.match(/<li>/g)?.length ?? 0;
        return [
          ...missing.map((part) => ({ ...place, says: `no part "${part}": write it under such a heading` })),
          ...(stages < 3 ? [{ ...place, says: `${stages} stages: a class has three` }] : []),
        ];
      }),
    ),
});
