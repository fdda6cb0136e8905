const contractions: [RegExp, string][] = [
  [/\bI'm\b/, 'I am'],
  [/\b(you|we|they)'re\b/i, '$1 are'],
  [/\b(is|are|was|were|do|does|did|have|has|had|could|should|would|must)n't\b/i, '$1 not'],
  [/\bcan't\b/i, 'cannot'],
  [/\bwon't\b/i, 'will not'],
  [/\b(I|you|he|she|it|we|they)'ll\b/i, '$1 will'],
  [/\b(I|you|we|they)'ve\b/i, '$1 have'],
];
const expansions: [RegExp, string][] = [
  [/\bI am\b(?! not)/, "I'm"],
  [/\b(is|are|was|were|does|did|has|should|would) not\b/i, "$1n't"],
  [/\bdo not\b/i, "don't"],
  [/\bcannot\b/i, "can't"],
  [/\bwill not\b/i, "won't"],
];

const changed = (answer: string, rules: [RegExp, string][]) =>
  rules.flatMap(([from, to]) => (from.test(answer) ? [answer.replace(from, to)] : []));

/** The same answer as students type it. @param strict where the very form is asked for, and nothing is excused */
export const sameAs = (answer: string, strict: boolean): string[] => [
  ...new Set([
    answer,
    answer.toLowerCase(),
    answer.toUpperCase(),
    answer.charAt(0).toUpperCase() + answer.slice(1),
    answer.replace(/[.?!]+$/, ''),
    answer.replace(/[,;:]/g, ''),
    /[.?!]$/.test(answer) ? answer : `${answer}.`,
    /[.?!]$/.test(answer) ? `${answer} ` : `${answer}!`,
    ` ${answer}`,
    `${answer}  `,
    answer.replaceAll(' ', '  '),
    answer.replaceAll(' ', '\u00a0'),
    answer.replaceAll("'", '’'),
    answer.replaceAll("'", '`'),
    answer.replaceAll("'", '´'),
    ...(strict
      ? []
      : [
          answer.replace(/\b(I)'(m)\b|\b(do|does|did|is|are|was|were|has|have)n't\b/i, (word) => word.replace("'", '')),
          ...changed(answer, contractions),
          ...changed(answer, expansions),
        ]),
    `${answer}\n`,
    answer.normalize('NFD'),
  ]),
];

/** An answer of several words with one too few, too many, or another in its place. */
export function spoiled(answer: string): string[] {
  const words = answer.split(' ');
  if (words.length < 3) return [];
  const small = /^(not|is|are|am|was|were|do|does|did|to|going|have|has|had|will|would)$/i;
  const left = words.flatMap((word, at) =>
    small.test(word) ? [[...words.slice(0, at), ...words.slice(at + 1)].join(' ')] : [],
  );
  const last = words.length - 1;
  return [
    ...left,
    [...words.slice(0, last), 'banana'].join(' '),
    [...words, words[last]].join(' '),
    words.toReversed().join(' '),
    words.slice(0, Math.ceil(words.length / 2)).join(' '),
  ];
}
