import type { Schema } from '#schemas/dialect.ts';

/** Some answer of the kind that a compiled question asks for. */
export function answerTo(question: Schema, words: string): unknown {
  const { type, items, properties = {}, maxLength = 200 } = question;
  const options = question.oneOf?.map((option) => option.const) ?? question.enum;
  if (options) return options[Math.floor(Math.random() * options.length)];
  if (type === 'array') return [answerTo(items ?? {}, words)];
  if (type !== 'object') return words.slice(-Number(maxLength));
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, answerTo(inner, words)]));
}
