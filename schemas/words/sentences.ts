import { longDate } from '../dates.ts';
import { isDay } from '../days.ts';
import type { Locale } from '../localize.ts';
import { decimal } from '../numbers.ts';
import { type Words, word } from './words.ts';

/**
 * A sentence with its parameters filled in: `%{name}` is replaced, and of `one |||| many` the form that fits
 * `smart_count` is taken (the notation of react-admin's polyglot, so that both applications share the words).
 * @param keys tried in order; the last one is shown when none exists, so that a missing word is seen
 */
export function translate(
  words: Words,
  locale: Locale,
  keys: string | string[],
  params: Record<string, unknown> = {},
): string {
  const candidates = [keys].flat();
  const found = candidates.map((key) => word(words, key)).find((value) => value !== undefined);
  const forms = (found ?? candidates.at(-1) ?? '').split('||||').map((form) => form.trim());
  const form = forms.length > 1 && params.smart_count !== 1 ? forms[1] : forms[0];
  return (form ?? '').replace(/%\{(\w+)\}/g, (_, name: string) => inSentence(params[name], locale));
}

/** A value in a sentence: numbers and dates are formatted in the language; words stay as they are. */
export function inSentence(value: unknown, locale: Locale): string {
  if (typeof value === 'number') return decimal(value);
  return typeof value === 'string' && isDay(value) ? longDate(value, locale) : String(value ?? '');
}
