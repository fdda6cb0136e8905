const irregularForms: Record<string, string> = {
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
  ...Object.keys(irregularForms),
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
/** No other form of their verb: "would left" is nothing. */
const onlyParticiple =
  /^(left|met|told|said|sold|heard|paid|sat|won|found|built|spent|sent|stood|understood|held|led|fed|begun|drunk|sung|gone|seen|done|taken|written|eaten|given|made|bought|thought|brought|taught|caught|kept|felt|lost|known|grown|shown|flown|forgotten|broken|spoken|chosen|fallen)$/;
/** As a present too: "he'd come" may be either. */
const alsoPresent = /^(come|become|run|put|cut|let|set|hit|hurt|read)$/;
/** Between a verb and what follows from it. */
const adverb =
  /^(already|just|never|ever|always|recently|finally|only|also|probably|really|often|usually|still|not|hardly|barely)$/;

/**
 * The ways in which a normalised text can be read with its contractions written out: don't is do not, and 'm alone is am;
 * 's is "is" or "has" and 'd "would" or "had", as far as the next word leaves that open.
 * @param next the words behind the text
 */
export function readings(text: string, next = ''): string[] {
  const words = text.split(' ');
  const sentence = [...words, ...next.split(' ')];
  const verbAfter = (at: number) => sentence.slice(at + 1).find((word) => !adverb.test(word)) ?? '';
  let found = [''];
  for (const [at, word] of words.entries()) {
    const ways =
      word.includes("'") || word.length === 6 ? expansionsOf(word, sentence[at + 1] ?? '', verbAfter(at)) : [word];
    found = found.flatMap((before) => ways.map((way) => (before ? `${before} ${way}` : way))).slice(0, 16);
  }
  return found;
}

function expansionsOf(word: string, next: string, verb: string): string[] {
  const low = word.toLowerCase();
  const expanded = Object.hasOwn(irregularForms, low) ? irregularForms[low] : undefined;
  if (expanded) return [startLike(word, expanded)];
  for (const [ending, long] of endings) if (ending.test(low)) return [word.replace(/(n?'\w+)$/i, long).trim()];
  const [, subject = '', sign] = subjects.exec(low) ?? ofNoun(low, next);
  if (!sign) return [word];
  return (sign === 's' ? readS(verb) : readD(verb)).map((long) => `${word.slice(0, subject.length)} ${long}`.trim());
}

/** "Laura's a nurse" has a verb, "Laura's house" has none. */
const ofNoun = (word: string, next: string): string[] =>
  word.length > 2 && word.endsWith("'s") && afterNoun.test(next) ? [word, word.slice(0, -2), 's'] : [];

function readS(next: string): string[] {
  if (afterHas.test(next)) return ['has'];
  return [participle, onlyParticiple, alsoPresent].some((kind) => kind.test(next)) || next === ''
    ? ['is', 'has']
    : ['is'];
}

function readD(next: string): string[] {
  if (afterHad.test(next) || onlyParticiple.test(next)) return ['had'];
  return [participle, alsoPresent].some((kind) => kind.test(next)) || next === '' ? ['had', 'would'] : ['would'];
}

const startLike = (word: string, long: string) => (/^[A-Z]/.test(word) ? long[0]?.toUpperCase() + long.slice(1) : long);
