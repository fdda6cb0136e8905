import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { spokenOf } from '#schemas/spoken.ts';
import type { ResourceRow } from '#schemas/types/tables/resources.ts';
import type { LessonSeed } from './read.ts';

/** A part of a lesson's text that is heard too. */
interface Spoken {
  /** The recording, in `seeds/files`. */
  file: string;
  text: string;
  name: string;
  english_name: string;
  level: number;
}

/** What a level teaches, as far as it is spoken. */
interface Taught {
  level: { order: number };
  lessons: (Pick<LessonSeed, 'order' | 'name' | 'english_name'> & { sections: { content?: string }[] })[];
}

/** The list of a lesson's words: the table of this head; the first column is English. */
const words =
  /<table>\s*<thead>\s*<tr><th scope="col">Palabra<\/th><th scope="col">En español<\/th><th scope="col">Ejemplo<\/th>.*?<\/table>/gs;
/** A dialogue: lines that begin with who speaks. */
const dialogue = /<blockquote lang="en">\s*<p><strong>(?!From:)[^<]+:<\/strong>.*?<\/blockquote>/gs;

const partsOf = (html: string, part: RegExp) =>
  [...html.matchAll(part)].map(([, text = '']) => spokenOf(text)).join('\n');
const wordsIn = (table: string) => partsOf(table, /<tr><td>(.*?)<\/td>/g);
const linesIn = (quote: string) => partsOf(quote, /<p>(.*?)<\/p>/g);

const kinds = [
  { kind: 'words', tag: '<table', found: words, textOf: wordsIn, es: 'Palabras', en: 'Words' },
  { kind: 'dialogue', tag: '<blockquote', found: dialogue, textOf: linesIn, es: 'Diálogo', en: 'Dialogue' },
];

/** What is read aloud of the lessons of a course: their lists of words and their dialogues. */
export const spokenIn = (course: Taught[]): Spoken[] =>
  course.flatMap(({ level, lessons }) => lessons.flatMap((lesson) => spokenInLesson(lesson, level.order)));

function spokenInLesson(lesson: Taught['lessons'][number], level: number): Spoken[] {
  const text = lesson.sections.map(({ content }) => content).join('\n');
  return kinds.flatMap(({ kind, found, textOf, es, en }) =>
    [...text.matchAll(found)].map(([part], at, { length }) => {
      const number = length > 1 ? ` ${at + 1}` : '';
      return {
        file: fileOf(level, lesson.order, kind, at + 1),
        text: textOf(part),
        name: `${es}${number}: ${lesson.name}`,
        english_name: `${en}${number}: ${lesson.english_name}`,
        level,
      };
    }),
  );
}

const fileOf = (level: number, lesson: number, kind: string, number: number) =>
  `${String(level).padStart(2, '0')}-${lesson}-${kind}${number > 1 ? `-${number}` : ''}.mp3`;

/**
 * The sections of a lesson with the sound of their lists and dialogues above them, in both languages.
 * @param files the ids of the recordings, by their names
 */
export function withSounds(lesson: LessonSeed, level: number, files: Map<string, number>): LessonSeed['sections'] {
  const counts = new Map<string, number>();
  return lesson.sections.map((section) => {
    let { content = '', english_content = '' } = section;
    for (const { kind, tag, found } of kinds) {
      for (const { 0: part } of content.matchAll(found)) {
        const number = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, number);
        const id = files.get(fileOf(level, lesson.order, kind, number));
        const sound = `<p><audio src="/api/resources/${id}/file" controls></audio></p>\n`;
        // Both languages have the same parts in the same order.
        const place = content.slice(0, content.indexOf(part)).split(tag).length;
        content = before(content, tag, place, sound);
        english_content = before(english_content, tag, place, sound);
      }
    }
    return { ...section, content, english_content };
  });
}

/** Text with something before the so-manieth of its tags. */
function before(html: string, tag: string, place: number, inserted: string): string {
  const parts = html.split(tag);
  return [parts.slice(0, place).join(tag), parts.slice(place).join(tag)].join(inserted + tag);
}

/** From when to when a line of a recording is heard, in seconds. */
export type Cue = NonNullable<ResourceRow['cues']>[number];

/** Where the lines of the recordings of lessons begin and end; `seeds/record.ts` writes it. */
export const cuesFile = new URL('../files/cues.yaml', import.meta.url);

/** The cues of each recording's lines, by the name of its file. */
export function readCues(): Map<string, Cue[]> {
  const written: Record<string, [number, number][]> = parse(readFileSync(cuesFile, 'utf8'));
  return new Map(Object.entries(written).map(([file, times]) => [file, times.map(([start, end]) => ({ start, end }))]));
}
