import { wordsOf } from '#schemas/rich.ts';
import { recordingsIn, spokenOf } from '#schemas/spoken.ts';
import type { LessonQueries } from '#schemas/types/entities/lessons.ts';
import type { LevelQueries } from '#schemas/types/entities/levels.ts';
import type { Context } from '../engine/define.ts';
import { reachedLessons } from './reach.ts';
import { linesOf } from './sounds.ts';

type Word = LevelQueries['words']['result'][number];
type Lines = Map<number, LessonQueries['sounds']['result'][number]['lines']>;

/** The first three cells of a row: a word, what it means, an example. */
const row = /<tr>\s*<td\b[^>]*>(.*?)<\/td>\s*<td\b[^>]*>(.*?)<\/td>\s*<td\b[^>]*>(.*?)<\/td>/gs;

/**
 * The words of a level, in the order of its lessons. A list of words is a table behind a recording that says what stands
 * in its first column: so each has its sound, and a table of grammar is no list.
 */
export async function findWords(level_id: number, ctx: Context): Promise<Word[]> {
  const sections = await ctx
    .trx('sections')
    .join('lessons', 'lessons.id', 'sections.lesson_id')
    .where('lessons.level_id', level_id)
    .where('sections.status', 'active')
    .whereIn('lessons.id', reachedLessons(ctx))
    .orderBy(['lessons.order', 'lessons.id', 'sections.order', 'sections.id'])
    .select('sections.lesson_id', 'sections.content', 'sections.english_content');
  const texts = sections.flatMap(({ content, english_content }) => [content ?? '', english_content ?? '']);
  const lines: Lines = new Map(
    (await linesOf(texts.flatMap(recordingsIn), ctx)).map((one) => [one.resource, one.lines]),
  );
  return sections.flatMap(({ lesson_id, content, english_content }) => {
    const inEnglish = listedIn(english_content ?? '', lines);
    return listedIn(content ?? '', lines).map(({ meaning, ...word }) => ({
      lesson_id,
      ...word,
      meaning,
      english_meaning: inEnglish.find((one) => one.word === word.word)?.meaning ?? null,
    }));
  });
}

/** The words that a section lists. */
function listedIn(html: string, lines: Lines) {
  return html.split(/(?=<audio\b)/).flatMap((piece) => {
    const [resource = 0] = recordingsIn(piece);
    const left = [...(lines.get(resource) ?? [])];
    return [...piece.matchAll(row)].flatMap(([, word = '', meaning = '', example = '']) => {
      const at = left.findIndex(({ text }) => text === spokenOf(word));
      const [line] = at < 0 ? [] : left.splice(at, 1);
      if (!line) return [];
      const { start, end } = line;
      return [{ word: wordsOf(word), meaning: wordsOf(meaning), example: wordsOf(example), resource, start, end }];
    });
  });
}
