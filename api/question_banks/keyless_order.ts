import { wordsOf } from '#schemas/rich.ts';
import { slug } from '#schemas/slug.ts';
import type { Conversion } from './conversion.ts';
import type { Item, Pair, Task } from './item.ts';
import { usualPrompt } from './markup/stem.ts';

/** Ids that say nothing of the order or the key. */
export function slugs(count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(slug());
  return [...ids];
}

/** What is shown in this order says nothing of the key. */
const byWords = (texts: string[]) => texts.toSorted((one, other) => one.localeCompare(other, 'en'));

/** Lines and what belongs to them. */
export function matchQuestion({ pairs, distractors }: Task & { kind: 'match' }): Conversion {
  const texts = byWords([...new Set([...pairs.map((pair) => pair.right), ...distractors])]);
  const [lefts, rights] = [slugs(pairs.length), slugs(texts.length)];
  const nameOf = ({ left, file }: Pair, at: number) => left || (file && (file.alt || `${at + 1}`)) || '';
  const left = pairs.map((pair, at) => ({ id: lefts[at] as string, text: nameOf(pair, at) }));
  const right = texts.map((text, at) => ({ id: rights[at] as string, text }));
  const key = pairs.map(({ right, feedback }, at) => ({
    id: lefts[at],
    correct: rights[texts.indexOf(right)],
    ...(feedback ? { feedback } : {}),
  }));
  const files = pairs.flatMap(({ file }, at) => (file ? [{ file, list: 'left', at }] : []));
  return { type: 'match', body: { left, right }, key: { left: key }, notes: [], files };
}

/** An ordering question, whose items are stored in another order than the right one. */
export function orderQuestion(items: string[]): Conversion {
  const ids = slugs(items.length);
  const rowsWithIds = items.map((text, at) => ({ id: ids[at] as string, text }));
  const shown = rowsWithIds.toSorted((one, other) => one.text.localeCompare(other.text, 'en'));
  const isRight = shown.every(({ id }, at) => id === ids[at]);
  return { type: 'order', body: { items: isRight ? shown.toReversed() : shown }, key: { order: ids }, notes: [] };
}

/** One statement: the last line of the text, or all of it. */
export function booleanQuestion({ prompt, text, feedback }: Item, right: boolean): Conversion {
  const [id] = slugs(1);
  const lines = text.split('\n');
  const statement = text ? (lines.at(-1) as string) : wordsOf(prompt.en ?? prompt.es ?? '');
  const rest = lines.slice(0, -1).join('\n');
  return {
    type: 'boolean',
    body: {
      prompt: text ? prompt : usualPrompt('truth'),
      ...(rest ? { text: rest } : {}),
      statements: [{ id, text: statement }],
    },
    key: {
      statements: [{ id, correct: String(right) }],
      ...(feedback && Object.keys(feedback).length > 0 ? { feedback } : {}),
    },
    notes: [],
  };
}
