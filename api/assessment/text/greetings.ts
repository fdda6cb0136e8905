import { isEnglish } from './words.ts';

const greetings = [
  'good morning',
  'good afternoon',
  'good evening',
  'good night',
  'hi there',
  'hello there',
  'hi',
  'hello',
  'hey',
  'thank you',
  'thanks',
  'goodbye',
  'good bye',
  'bye',
  'excuse me',
  'ok',
  'okay',
].map((greeting) => greeting.split(' '));
const titles = /^(mr|mrs|ms|miss|dr|teacher|sir|madam)$/i;
/** Who is spoken to without a name; "my" belongs to the friends alone. */
const audience = /^(guys|everyone|everybody|class|folks|friends?)$/i;
const friends = /^friends?$/i;
/** What is no word of English is a name; what is one, as Rose, has a capital away from the beginning. "I" is nobody's. */
const letters = /^\p{L}[\p{L}'-]+$/u;
/** A greeting with a title and two names on either side. */
const mostNames = 3;

/**
 * The texts that are left of a normalised one, its capitals kept, without greetings and names, or who else is spoken to, in
 * front or behind; none where there are none.
 */
export function withoutGreetings(text: string): string[] {
  const words = text.split(' ');
  const [starts, ends] = [startsOf(words), endsOf(words)];
  return starts.flatMap((start) =>
    ends.flatMap((end) => (end > start && end - start < words.length ? [words.slice(start, end).join(' ')] : [])),
  );
}

/** Where a text may begin: with its first word, after a greeting or two ("Hello! Excuse me"), after names behind them. */
function startsOf(words: string[]): number[] {
  const first = lengthOfGreeting(words, 0);
  const greeted = first + lengthOfGreeting(words, first);
  const names = namesFrom(words, greeted, 1);
  return [...new Set([0, first, greeted, ...Array.from({ length: names }, (_, at) => greeted + at + 1)])];
}

function endsOf(words: string[]): number[] {
  const last = words.length;
  const greeted =
    [2, 1].find((length) => length < last && lengthOfGreeting(words.slice(last - length), 0) === length) ?? 0;
  const names = namesFrom(words, last - greeted - 1, -1);
  return [...new Set([last, last - greeted, ...Array.from({ length: names }, (_, at) => last - greeted - at - 1)])];
}

function lengthOfGreeting(words: string[], at: number): number {
  const found = greetings.find((greeting) =>
    greeting.every((word, offset) => words[at + offset]?.toLowerCase() === word),
  );
  return found?.length ?? 0;
}

/** How many names follow each other from a word on. */
function namesFrom(words: string[], from: number, step: 1 | -1): number {
  const isName = (word = '', at = 0) =>
    letters.test(word) &&
    (titles.test(word) || isAddressed(words, at) || !isEnglish(word) || (at > 0 && /^\p{Lu}/u.test(word)));
  let names = 0;
  while (names < mostNames && isName(words[from + names * step], from + names * step)) names += 1;
  return names;
}

const isAddressed = (words: string[], at: number) =>
  audience.test(words[at] ?? '') || (words[at]?.toLowerCase() === 'my' && friends.test(words[at + 1] ?? ''));
