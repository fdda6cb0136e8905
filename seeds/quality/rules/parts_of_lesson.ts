import { listedIn } from '../content/glossary.ts';
import type { Lesson, Level } from '../content/model.ts';
import { placeOf } from '../content/places.ts';
import { defineRule, type Fault } from '../define.ts';

/** Words of the longest list of a lesson; phrases may have a list besides. */
const [fewest, most] = [12, 18];
const sounds = /^(pronunciación|cómo suena)/i;
const dialogue = /<blockquote lang="en">\s*<p><strong>\p{Lu}[\p{L}. ]{0,24}:<\/strong>/u;

/** A lesson lists its words, lets people talk, tells how something is pronounced, and gives a task. */
export default defineRule({
  level: (level) => level.lessons.flatMap((lesson) => [...listFaults(level, lesson), ...partFaults(lesson)]),
});

function listFaults(level: Level, lesson: Lesson): Fault[] {
  const lists = lesson.sections.map((section) => listedIn({ ...level, lessons: [{ ...lesson, sections: [section] }] }));
  const count = Math.max(0, ...lists.map((list) => list.length));
  return count >= fewest && count <= most
    ? []
    : [{ ...placeOf(lesson, 'sections'), says: `the lesson lists ${count} words, ${fewest} to ${most} are right` }];
}

function partFaults(lesson: Lesson): Fault[] {
  const { sections } = lesson;
  const parts = {
    'a dialogue': sections.some(({ content }) => dialogue.test(content)),
    'how it is pronounced ("Pronunciación: …")': sections.some(({ title }) => sounds.test(title)),
    'a task ("Tu tarea")': sections.some(({ title, content }) => /tu tarea/i.test(title + content)),
  };
  return Object.entries(parts).flatMap(([part, there]) =>
    there ? [] : [{ ...placeOf(lesson, 'sections'), says: `the lesson lacks ${part}` }],
  );
}
