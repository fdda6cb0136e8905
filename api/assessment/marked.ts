import type { Schema } from '#schemas/dialect.ts';
import type { Token } from '#schemas/questions/controls.ts';
import { readMarked } from '#schemas/questions/marked.ts';
import type { Issue } from './define.ts';

/** A span of words, and what may replace it. */
export interface Span {
  tokens: string[];
  accept: string[];
}

const longestText = 2000;
const most = 400;

interface PlacedToken extends Token {
  from: number;
  to: number;
}

const wordsIn = (text: string): PlacedToken[] =>
  [...text.matchAll(/\S+/g)]
    .slice(0, most)
    .map(({ 0: word, index }, at) => ({ id: `w${at}`, text: word, from: index, to: index + word.length }));

export const tokensOf = (text: string): Token[] => wordsIn(text).map(({ id, text: word }) => ({ id, text: word }));

/** The words that an author marked. */
export function spansOf(marked: string): Span[] {
  const { text, marks } = readMarked(marked);
  const words = wordsIn(text);
  return marks.map(({ from, to, accept }) => ({
    tokens: words.filter((word) => word.from < to && word.to > from).map(({ id }) => id),
    accept,
  }));
}

/** Written once, with its marks: the editor takes from it the text that students see. */
export const markedSchema = (help: string): Schema => ({
  title: 'Text with marks',
  type: 'string',
  maxLength: longestText,
  description: help,
  'x-marked': 'body.text',
});

/** Marks that fit no text: none, around no word, or two on one word. */
export function checkMarked(text: string, marked: string): Issue[] {
  const [path, read, spans] = ['key.marked', readMarked(marked), spansOf(marked)];
  if (spans.length === 0) return [{ path, rule: 'no_marks' }];
  const issues: Issue[] = read.text === text ? [] : [{ path, rule: 'marked_differs' }];
  if (read.text.includes('*')) issues.push({ path, rule: 'mark_open' });
  if (spans.some(({ tokens }) => tokens.length === 0)) issues.push({ path, rule: 'mark_empty' });
  const markedTokens = spans.flatMap(({ tokens }) => tokens);
  if (new Set(markedTokens).size < markedTokens.length) issues.push({ path, rule: 'mark_twice' });
  return issues;
}
