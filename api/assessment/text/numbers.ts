const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
].concat(['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']);
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const irregular = { first: 1, second: 2, third: 3, fifth: 5, eighth: 8, ninth: 9, twelfth: 12 };
const powers = new Map([
  ['thousand', 1000],
  ['million', 1_000_000],
]);

const cardinals = new Map([
  ...units.map((word, at): [string, number] => [word, at]),
  ...tens.map((word, at): [string, number] => [word, 20 + 10 * at]),
]);
const ordinals = new Map<string, number>([
  ...[...cardinals].map(([word, value]): [string, number] => [`${word.replace(/y$/, 'ie')}th`, value]),
  ...Object.entries(irregular),
]);

/** A number at the beginning of some words, and how many words it takes. */
interface ReadNumber {
  value: number;
  taken: number;
  ordinal?: boolean;
}

/**
 * Words with their number words in digits: 'twenty', 'one' is '21', 'twenty-first' '21st', 'a', 'hundred' '100'. Two
 * numbers that make none together stay two: 'nine', 'fifteen' is '9', '15', as on a clock.
 */
export function inDigits(words: string[]): string[] {
  const found: string[] = [];
  const low = words.map((word) => word.toLowerCase());
  for (let at = 0; at < words.length; ) {
    const read = readNumber(low, at);
    found.push(read ? digitsOf(read) : (words[at] as string));
    at += read?.taken ?? 1;
  }
  return found;
}

const digitsOf = ({ value, ordinal }: ReadNumber) => (ordinal ? `${value}${suffixOf(value)}` : String(value));

function suffixOf(value: number): string {
  if (value % 100 > 10 && value % 100 < 14) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10] ?? 'th';
}

/** Hundreds, then thousands and millions, each with what follows it. */
function readNumber(words: string[], from: number): ReadNumber | null {
  let [read, sum] = [readHundreds(words, from), 0];
  if (!read) return null;
  let at = from + read.taken;
  for (let power = powers.get(words[at] ?? ''); power && !read.ordinal; power = powers.get(words[at] ?? '')) {
    sum += read.value * power;
    const rest = readHundreds(words, at + (words[at + 1] === 'and' ? 2 : 1));
    if (!rest) return { value: sum, taken: at + 1 - from };
    at += (words[at + 1] === 'and' ? 2 : 1) + rest.taken;
    read = rest;
  }
  return { ...read, value: sum + read.value, taken: at - from };
}

function readHundreds(words: string[], at: number): ReadNumber | null {
  const next = words[at + 1] ?? '';
  const first =
    words[at] === 'a' && (next === 'hundred' || powers.has(next)) ? { value: 1, taken: 1 } : readTens(words, at);
  if (!first || first.ordinal || first.value > 9 || words[at + first.taken] !== 'hundred') return first;
  const taken = first.taken + 1;
  const and = words[at + taken] === 'and' ? 1 : 0;
  const rest = readTens(words, at + taken + and);
  if (!rest) return { value: first.value * 100, taken };
  return { ...rest, value: first.value * 100 + rest.value, taken: taken + and + rest.taken };
}

function readTens(words: string[], at: number): ReadNumber | null {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const whole = ordinals.get(word);
  if (whole !== undefined) return { value: whole, taken: 1, ordinal: true };
  const value = cardinals.get(word);
  if (value === undefined) return null;
  if (value < 20) return { value, taken: 1 };
  for (const [unit, ordinal] of [
    [cardinals.get(next), false],
    [ordinals.get(next), true],
  ] as const) {
    if (unit !== undefined && unit > 0 && unit < 10)
      return { value: value + unit, taken: 2, ...(ordinal ? { ordinal } : {}) };
  }
  return { value, taken: 1 };
}
