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
  /<table>\s*<thead>\s*<tr><th scope="col">Palabra<\/th><th scope="col">(?:En español|Significado)<\/th><th scope="col">Ejemplo<\/th>.*?<\/table>/gs;
/** A dialogue: lines that begin with who speaks. */
const dialogue = /<blockquote lang="en">\s*<p><strong>(?!From:)[^<]+:<\/strong>.*?<\/blockquote>/gs;

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

/** Word by word, without what stands in brackets for the eye alone. */
const wordsIn = (table: string) =>
  [...table.matchAll(/<tr><td>(.*?)<\/td>/g)]
    .map(([, word = '']) => plain(word).replaceAll(/[()]/g, '').replaceAll(' → ', ', '))
    .join('\n');
const linesIn = (quote: string) => [...quote.matchAll(/<p>(.*?)<\/p>/g)].map(([, line = '']) => plain(line)).join('\n');

const kinds = [
  { kind: 'words', tag: '<table', found: words, textOf: wordsIn, es: 'Palabras', en: 'Words' },
  { kind: 'dialogue', tag: '<blockquote', found: dialogue, textOf: linesIn, es: 'Diálogo', en: 'Dialogue' },
];

/** What is read aloud of the lessons of a course: their lists of words and their dialogues. */
export const spokenIn = (course: Taught[]): Spoken[] =>
  course.flatMap(({ level, lessons }) => lessons.flatMap((lesson) => spokenOf(lesson, level.order)));

function spokenOf(lesson: Taught['lessons'][number], level: number): Spoken[] {
  const text = lesson.sections.map(({ content }) => content).join('\n');
  return kinds.flatMap(({ kind, found, textOf, es, en }) =>
    [...text.matchAll(found)].map(([part], at) => {
      const number = at > 0 ? ` ${at + 1}` : '';
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
