import { askedOf, placeOfQuestion } from '../content/read.ts';
import { defineRule } from '../define.ts';

/** In multiple choice the number of right ones is not always the same, and never one. */
export default defineRule({
  level(level) {
    const multiple = askedOf(level).filter(({ type }) => type === 'choice_multiple');
    const right = multiple.map(({ body, key }) => `${[key.correct].flat().length} of ${body.options?.length}`);
    const alone = multiple.filter(({ key }) => [key.correct].flat().length < 2);
    const most = Object.entries(Object.groupBy(right, (one) => one)).sort(
      ([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0),
    )[0];
    const [first] = multiple;
    const isDull = multiple.length >= 4 && (most?.[1]?.length ?? 0) > multiple.length * 0.6;
    return [
      ...alone.map(({ source }) => ({
        ...placeOfQuestion(source, 'key'),
        says: 'one right option: make it two, or a single choice',
      })),
      ...(first && isDull
        ? [
            {
              ...placeOfQuestion(first.source),
              says: `${most?.[1]?.length} of ${multiple.length} multiple choices of the level have ${most?.[0]} right: vary them`,
            },
          ]
        : []),
    ];
  },
});
