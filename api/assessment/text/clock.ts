const hourAndMinutes = /^(\d{1,2})[:.h]([0-5]\d)$/;
const hourAndHalfDay = /^(\d{1,2}(?:[:.][0-5]\d)?)([ap]\.?m\.?)$/;
const halfDay = /^[ap]\.?m\.?$/;

/** A word as a clock writes it, in the words of a sentence: '9:15am' is '9', '15', 'am'; '4:00' is '4'. */
export function ofClock(word: string): string[] {
  const low = word.toLowerCase();
  if (halfDay.test(low)) return [low.replaceAll('.', '')];
  const [, time, half] = hourAndHalfDay.exec(low) ?? [];
  if (time && half) return [...ofClock(time), ...ofClock(half)];
  const [, hour, minutes] = hourAndMinutes.exec(low) ?? [];
  if (!hour) return [word];
  return minutes === '00' ? [String(Number(hour))] : [String(Number(hour)), minutes as string];
}

const isNumber = (word: string | undefined) => /^#?\d+$/.test(word ?? '');

/** What may follow an hour, and what it is in one way; nothing of "o'clock" is left. */
const afterHour: [RegExp, string][] = [
  [/^o'?clock\b/, ''],
  [/^o'? clock\b/, ''],
  [/^oh? ([1-9])\b/, '0$1'],
  [/^in the morning\b/, 'am'],
  [/^([ap]) m\b/, '$1m'],
];

/**
 * Times of the day in one way, of words whose numbers are in digits: 'four o'clock' is 'four', 'in the morning' after an
 * hour is 'am', 'four oh five' is '4', '05'. The afternoon is not the evening, and 'pm' is neither for sure.
 */
export function onClock(words: string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const next = words.slice(at, at + 3).join(' ');
    const [sign, replacement = ''] = (isNumber(words[at - 1]) && afterHour.find(([one]) => one.test(next))) || [];
    const phrase = sign?.exec(next)?.[0] ?? (words[at] as string);
    const written = sign ? phrase.replace(sign, replacement) : phrase;
    if (written) found.push(written);
    at += phrase.split(' ').length - 1;
  }
  return found;
}
