import { type Choice, choicesOf, lengthsOf } from '../content/options.ts';
import { type Collection, collectionsOf } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

/** In how many of a hundred lists the right option may stand out; one that never does can be crossed out as well. */
const bounds = [
  { size: 'longest', least: 5, most: 30, isSo: (right: number, other: number) => right > other },
  { size: 'shortest', least: 15, most: 40, isSo: (right: number, other: number) => right < other },
];

/** Who knows nothing must not find the right option by its length. */
export default defineRule({
  level: (level) => collectionsOf(level).flatMap(faultsOf),
});

function faultsOf({ asked, file }: Collection): Fault[] {
  const choices = choicesOf(asked);
  if (choices.length < 10) return [];
  return bounds.flatMap(({ size, least, most, isSo }) => {
    const found = choices.filter((choice) => {
      const { right, others } = lengthsOf(choice);
      return others.every((other) => isSo(right, other));
    });
    const percent = (100 * found.length) / choices.length;
    if (percent >= least && percent <= most) return [];
    const away = Math.ceil((Math.abs(percent - (percent > most ? most : least)) * choices.length) / 100);
    const todo =
      percent > most
        ? `${most} at most: change wrong ones in ${away} of ${linesOf(found)}`
        : `${least} at least: change wrong ones in ${away} more`;
    const says = `the right option is the ${size} in ${Math.round(percent)} % of ${choices.length}, ${todo}`;
    return [{ file, line: 1, says }];
  });
}

const linesOf = (choices: Choice[]) => choices.map(({ file, line }) => `${file.split('/').at(-1)}:${line}`).join(' ');
