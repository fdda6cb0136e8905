import { wordsOf } from '#schemas/rich.ts';

/** What a notice of a message says, as it stands when the notice is read. */
export interface MessageFacts {
  title: string;
  english_title: string | null;
  content: string;
  english_content: string | null;
}

/** The lines of rich text, as a letter says them. */
export const linesOf = (html: string): string[] =>
  wordsOf(html)
    .split('\n')
    .filter((line) => line.trim());
