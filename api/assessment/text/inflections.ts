const endings: [ending: string, kind: string][] = [
  ['es', 's'],
  ['s', 's'],
  ['ed', 'ed'],
  ['d', 'ed'],
  ['ing', 'ing'],
  ['en', 'en'],
  ['n', 'en'],
  ['er', 'er'],
  ['r', 'er'],
  ['est', 'est'],
  ['st', 'est'],
  ['ly', 'ly'],
  ['y', 'y'],
  ["'s", "'s"],
];

/** The ways in which a word may be a stem and an ending; without an ending it is its own stem. */
const partsOf = (word: string): { stem: string; kind: string }[] => [
  { stem: word, kind: '' },
  ...endings.flatMap(([ending, kind]) =>
    word.length > ending.length + 1 && word.endsWith(ending) ? [{ stem: word.slice(0, -ending.length), kind }] : [],
  ),
];

/**
 * Whether two words are one with different endings, be they words or not: "walk" and "walks", "maked" and "makes",
 * "wifes" and "wives". That is a mistake of grammar, which a slip of the keyboard must not excuse.
 */
export function areInflections(one: string, other: string): boolean {
  if (/(fe?s)$/.test(one) && /ves$/.test(other)) return one.replace(/fe?s$/, '') === other.replace(/ves$/, '');
  const others = partsOf(other);
  return partsOf(one).some(({ stem, kind }) => others.some((part) => part.stem === stem && part.kind !== kind));
}
