import { wordsOf } from './rich.ts';

/** What is said aloud of a text: without brackets, which are for the eye; an arrow is a pause. */
export const asSpoken = (text: string): string =>
  text.replace(/[()]/g, '').replaceAll(' → ', ', ').replace(/\s+/g, ' ').trim();

/** What is said aloud of a part of clean HTML. */
export const spokenOf = (html: string): string => asSpoken(wordsOf(html));

/** The recordings that stand in clean HTML, in their order. */
export const recordingsIn = (html: string): number[] =>
  [...html.matchAll(/<audio\b[^>]*\bsrc="\/api\/resources\/(\d+)\/file"/g)].map(([, id]) => Number(id));
