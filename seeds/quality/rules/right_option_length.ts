import { type Choice, choicesOf, lengthsOf } from '../content/options.ts';
import { defineRule } from '../define.ts';

const isLongest = (choice: Choice) => {
  const { right, others } = lengthsOf(choice);
  return others.every((other) => other < right);
};
const isShortest = (choice: Choice) => {
  const { right, others } = lengthsOf(choice);
  return others.every((other) => other > right);
};

/** Who knows nothing must not find the right option by its length. */
export default defineRule({
  level(level) {
    const choices = choicesOf(level);
    if (choices.length < 10) return [];
    const [long, short] = [choices.filter(isLongest), choices.filter(isShortest)];
    const here = { file: `${level.folder}/level.yaml`, line: 1 };
    const lines = (some: Choice[]) => some.map(({ file, line }) => `${file.split('/').at(-1)}:${line}`).join(' ');
    const percent = (some: Choice[]) => Math.round((100 * some.length) / choices.length);
    return [
      ...(long.length > choices.length * 0.3
        ? [
            {
              ...here,
              says: `the right option is the longest in ${percent(long)} % of ${choices.length}, 30 at most: lengthen wrong ones in ${Math.ceil(long.length - choices.length * 0.3)} of ${lines(long)}`,
            },
          ]
        : []),
      ...(short.length < choices.length * 0.15
        ? [
            {
              ...here,
              says: `the right option is the shortest in ${percent(short)} % of ${choices.length}, 15 at least: lengthen all wrong ones in ${Math.ceil(choices.length * 0.15 - short.length)} more`,
            },
          ]
        : []),
    ];
  },
});
