const contracted: Record<string, string> = {
  "won't": 'will not',
  "can't": 'can not',
  cannot: 'can not',
  "shan't": 'shall not',
  "let's": 'let us',
  "i'm": 'i am',
};
const endings: [RegExp, string][] = [
  [/n't$/, ' not'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'ll$/, ' will'],
];
/** After these, 's and 'd are a verb; after a noun 's is a possessive. */
const subjects = /^(i|you|he|she|it|we|they|that|this|there|here|what|who|where|when|how|why)'([sd])$/;
const afterHas = /^(been|got|had)$/;
const afterHad = /^(better|been)$/;
const participle = /(ed|en|wn|ne|ade|ought|aught|ept|elt|ost)$/;

/**
 * The ways in which a normalised text can be read with its contractions written out: don't is do not;
 * 's is "is" or "has" and 'd "would" or "had", as far as the next word leaves that open.
 */
export function readings(text: string): string[] {
  const words = text.split(' ');
  let found = [''];
  for (const [at, word] of words.entries()) {
    const ways = written(word, words[at + 1] ?? '');
    found = found.flatMap((before) => ways.map((way) => (before ? `${before} ${way}` : way))).slice(0, 16);
  }
  return found;
}

function written(word: string, next: string): string[] {
  const low = word.toLowerCase();
  const expanded = Object.hasOwn(contracted, low) ? contracted[low] : undefined;
  if (expanded) return [startLike(word, expanded)];
  for (const [ending, long] of endings) if (ending.test(low)) return [word.replace(/(n?'\w+)$/i, long)];
  const [, subject = '', verb] = subjects.exec(low) ?? [];
  if (!verb) return [word];
  return (verb === 's' ? readS(next) : readD(next)).map((long) => `${word.slice(0, subject.length)} ${long}`);
}

function readS(next: string): string[] {
  if (afterHas.test(next)) return ['has'];
  return participle.test(next) ? ['is', 'has'] : ['is'];
}

function readD(next: string): string[] {
  if (afterHad.test(next)) return ['had'];
  return participle.test(next) ? ['had', 'would'] : ['would'];
}

const startLike = (word: string, long: string) => (/^[A-Z]/.test(word) ? long[0]?.toUpperCase() + long.slice(1) : long);
