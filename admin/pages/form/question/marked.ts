import type { Schema } from '#schemas/dialect.ts';
import { readMarked } from '#schemas/questions/marked.ts';

type Question = Record<'body' | 'key', Record<string, unknown>>;

const markedIn = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties.key?.properties ?? {}).filter((name) => properties.key?.properties?.[name]?.['x-marked']);

/** Whether the text of a type is written with marks, once, and taken from there. */
export const hasMarks = (author: Schema) => markedIn(author).length > 0;

/** The text that students see follows from the one with marks. */
export function withTextFromMarks<Draft extends Question>(author: Schema, draft: Draft): Draft {
  const [name] = markedIn(author);
  if (!name) return draft;
  return { ...draft, body: { ...draft.body, text: readMarked(String(draft.key?.[name] ?? '')).text } };
}
