import { readdirSync, readFileSync } from 'node:fs';
import type { Row } from '#api/engine/define.ts';
import type { Desk } from '../desk.ts';
import type { LessonSeed, LevelSeed } from '../read.ts';

const folder = new URL('../../illustrations/', import.meta.url);

/** The pictures that lessons show in their text, drawn by `seeds/draw.ts`. */
export const illustrations = readdirSync(folder).filter((file) => file.endsWith('.webp'));

const shown = /<img src="([\w-]+\.webp)" alt="([^"]*)">/g;

/** The pictures that a text of a lesson shows, and what it says of them to who does not see them. */
export const illustrationsIn = (html: string): { file: string; alt: string }[] =>
  [...html.matchAll(shown)].map(([, file = '', alt = '']) => ({ file, alt }));

/**
 * Sends the pictures of the lessons to the library, as far as they are not there, each to the level that shows it.
 * @returns their rows, by the names of their files
 */
export async function hangIllustrations(desk: Desk, course: LevelSeed[], levels: Row[]): Promise<Map<string, Row>> {
  const there = await desk.list('resources', { kind: 'image' });
  const hung = new Map<string, Row>(there.map((row) => [row.file_name, row]));
  for (const [at, { lessons }] of course.entries()) {
    for (const lesson of lessons) {
      for (const { file, ...about } of aboutIllustrations(lesson)) {
        if (hung.has(file)) continue;
        // What the first level's lessons show is seen in the demonstration too, by students who have no level.
        const level_id = at === 0 ? null : levels[at]?.id;
        const bytes = readFileSync(new URL(file, folder));
        hung.set(file, await desk.upload(file, 'image/webp', bytes, { ...about, level_id }));
      }
    }
  }
  return hung;
}

function aboutIllustrations({ name, english_name, sections }: LessonSeed): Row[] {
  const said = ({ content = '', english_content = '' }: LessonSeed['sections'][number]) => {
    const english = new Map(illustrationsIn(english_content).map(({ file, alt }) => [file, alt]));
    return illustrationsIn(content).map(({ file, alt }) => ({
      file,
      name: `Dibujo: ${name}`,
      english_name: `Picture: ${english_name}`,
      description: alt,
      english_description: english.get(file),
    }));
  };
  const pictures = sections.flatMap(said);
  const numbered = (text: string, at: number) => (pictures.length > 1 ? text.replace(':', ` ${at + 1}:`) : text);
  return pictures.map((picture, at) => ({
    ...picture,
    name: numbered(picture.name, at),
    english_name: numbered(picture.english_name, at),
  }));
}

/** A section with the pictures of the library in place of their files, and with their measures, so that nothing jumps. */
export function withIllustrations(section: LessonSeed['sections'][number], hung: Map<string, Row>): typeof section {
  const named = (html: string) =>
    html.replace(shown, (tag, file: string, alt: string) => {
      const row = hung.get(file);
      return row
        ? `<img src="/api/resources/${row.id}/file" alt="${alt}" width="${row.width}" height="${row.height}">`
        : tag;
    });
  const { content = '', english_content = '' } = section;
  return { ...section, content: named(content), english_content: named(english_content) };
}
