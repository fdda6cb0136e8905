import type { Schema } from '#schemas/dialect.ts';

/** Some answer of the kind that a compiled question asks for. */
export function answerTo({ type, oneOf, items, properties = {}, maxLength = 200 }: Schema, words: string): unknown {
  const one = (options: Schema[]) => options[Math.floor(Math.random() * options.length)]?.const;
  if (oneOf) return one(oneOf);
  if (type === 'array') return [one(items?.oneOf ?? [])];
  if (type !== 'object') return words.slice(-Number(maxLength));
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, answerTo(inner, words)]));
}
