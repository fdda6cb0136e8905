const contracted: Record<string, string> = {
  "won't": 'will not',
  "can't": 'can not',
  cannot: 'can not',
  "shan't": 'shall not',
  "let's": 'let us',
  "i'm": 'i am',
  "'m": 'am',
};
const endings: [RegExp, string][] = [
  [/n't$/, ' not'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'ll$/, ' will'],
];
const verbs: Record<string, string[]> = {
  "'s": ['he', 'she', 'it', 'that', 'this', 'there', 'here', 'what', 'who', 'where', 'when', 'how', 'why', 'name'],
  "'re": ['you', 'we', 'they'],
  "'ve": ['i', 'you', 'we', 'they'],
  "'ll": ['i', 'you', 'he', 'she', 'it', 'we', 'they', 'that', 'there'],
  "'d": ['i', 'you', 'he', 'she', 'it', 'we', 'they', 'who', 'there'],
  "n't": [
    'is',
    'are',
    'was',
    'were',
    'do',
    'does',
    'did',
    'has',
    'have',
    'had',
    'would',
    'could',
    'should',
    'must',
    'might',
  ],
};

/** What has an apostrophe in it because something is left out. */
export const contractions: string[] = [
  ...Object.entries(verbs).flatMap(([ending, subjects]) => subjects.map((subject) => subject + ending)),
  ...Object.keys(contracted),
  "needn't",
];

/** After these, 's and 'd are a verb; after a noun 's is one only before a word that nothing belongs to. */
const subjects = new RegExp(
  `^(${[...new Set(["'s", "'d"].flatMap((ending) => verbs[ending] ?? []))].join('|')})?'([sd])$`,
);
const afterNoun =
  /^(a|an|the|not|in|at|on|from|to|my|your|his|her|our|their|very|too|so|always|usually|often|sometimes|never|here|there|going|been|got)$/;
const afterHas = /^(been|got|had)$/;
const afterHad = /^(better|been)$/;
const participle = /(ed|en|wn|ne|ade|ought|aught|ept|elt|ost)$/;

/**
 * The ways in which a normalised text can be read with its contractions written out: don't is do not, and 'm alone is am;
 * 's is "is" or "has" and 'd "would" or "had", as far as the next word leaves that open.
 */
export function readings(text: string): string[] {
  const words = text.split(' ');
  let found = [''];
  for (const [at, word] of words.entries()) {
    const ways = word.includes("'") || word.length === 6 ? written(word, words[at + 1] ?? '') : [word];
    found = found.flatMap((before) => ways.map((way) => (before ? `${before} ${way}` : way))).slice(0, 16);
  }
  return found;
}

function written(word: string, next: string): string[] {
  const low = word.toLowerCase();
  const expanded = Object.hasOwn(contracted, low) ? contracted[low] : undefined;
  if (expanded) return [startLike(word, expanded)];
  for (const [ending, long] of endings) if (ending.test(low)) return [word.replace(/(n?'\w+)$/i, long).trim()];
  const [, subject = '', verb] = subjects.exec(low) ?? ofNoun(low, next);
  if (!verb) return [word];
  return (verb === 's' ? readS(next) : readD(next)).map((long) => `${word.slice(0, subject.length)} ${long}`.trim());
}

/** "Laura's a nurse" has a verb, "Laura's house" has none. */
const ofNoun = (word: string, next: string): string[] =>
  word.length > 2 && word.endsWith("'s") && afterNoun.test(next) ? [word, word.slice(0, -2), 's'] : [];

function readS(next: string): string[] {
  if (afterHas.test(next)) return ['has'];
  return participle.test(next) || next === '' ? ['is', 'has'] : ['is'];
}

function readD(next: string): string[] {
  if (afterHad.test(next)) return ['had'];
  return participle.test(next) || next === '' ? ['had', 'would'] : ['would'];
}

const startLike = (word: string, long: string) => (/^[A-Z]/.test(word) ? long[0]?.toUpperCase() + long.slice(1) : long);
