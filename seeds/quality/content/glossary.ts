import type { Level } from './model.ts';
import { type Place, placeOf } from './places.ts';

export interface Listed extends Place {
  /** As it stands in the list: 'save (money)'. */
  word: string;
  level: number;
}

const row = /<tr>\s*<td><em lang="en">(.*?)<\/em>[^<]*<\/td>/g;

/** The words and phrases that the lessons of a level list, which stand first in the rows of a table of words. */
export const listedIn = ({ order, lessons }: Level): Listed[] =>
  lessons.flatMap(({ sections }) =>
    sections.flatMap((section) => {
      const { file, line } = placeOf(section, 'content');
      const tables = [...(section.content ?? '').matchAll(/<table>[\s\S]*?<\/table>/g)].filter(([table]) =>
        /<th[^>]*>(Palabra|Palabra o frase|Frase|Expresión)<\/th>/.test(table),
      );
      return tables.flatMap(({ 0: table, index }) =>
        [...table.matchAll(row)].map(({ 1: word = '', index: at }) => ({
          file,
          line: line + 1 + (section.content.slice(0, index + at).match(/\n/g)?.length ?? 0),
          word: word.replace(/<[^>]*>/g, ''),
          level: order,
        })),
      );
    }),
  );
