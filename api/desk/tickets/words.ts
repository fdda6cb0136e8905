import { invalid } from '../../engine/errors.ts';

/**
 * What somebody writes to another says something.
 * @param texts by their fields
 * @throws Problem 422 for those of blanks alone
 */
export function requireWords(texts: Record<string, string>): void {
  const blank = Object.entries(texts).filter(([, text]) => text.trim() === '');
  if (blank.length > 0) throw invalid(Object.fromEntries(blank.map(([field]) => [field, { keyword: 'required' }])));
}
