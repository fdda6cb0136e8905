import { choicesOf } from '../content/options.ts';
import { type Collection, collectionsOf } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

/** As far from even as one in a hundred fair draws is. */
const widest = 2.6;

/** The right option stands at every place about equally often. */
export default defineRule({
  level: (level) => collectionsOf(level).flatMap(faultsOf),
});

function faultsOf({ asked, file }: Collection): Fault[] {
  const byLength = Map.groupBy(choicesOf(asked), ({ options }) => options.length);
  return [...byLength].flatMap(([length, choices]) => {
    if (choices.length < 10) return [];
    const even = choices.length / length;
    const allowed = widest * Math.sqrt(even * (1 - 1 / length));
    return [...Array(length).keys()].flatMap((place) => {
      const count = choices.filter(({ options, correct }) => options[place]?.id === correct).length;
      if (Math.abs(count - even) <= allowed) return [];
      return [
        {
          file,
          line: 1,
          says: `of ${choices.length} lists of ${length}, place ${place + 1} holds the right option ${count} times: about ${Math.round(even)} would be even`,
        },
      ];
    });
  });
}
