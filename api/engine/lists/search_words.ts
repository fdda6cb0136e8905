import type { Context } from '../define.ts';
import { withDays } from './days_in_words.ts';

/** What somebody looks for, word by word; a day is one word, however it is written. */
export const wordsOf = (text: string, { now }: Context): string[] =>
  withDays(text.trim(), now.toISOString().slice(0, 10)).split(/\s+/).slice(0, 5);
