import { illustrations, illustrationsIn } from '#seeds/load/media/illustrations.ts';
import type { Level, Section } from '../content/model.ts';
import { placeOf } from '../content/places.ts';
import { defineRule, type Fault } from '../define.ts';

/** Every lesson has a picture, and all pictures are there and are described in both languages. */
export default defineRule({
  level: (level) => [...bare(level), ...level.lessons.flatMap(({ sections }) => sections).flatMap(faultsOf)],
});

const bare = ({ lessons }: Level): Fault[] =>
  lessons
    .filter(({ sections }) => sections.every(({ content }) => illustrationsIn(content).length === 0))
    .map((lesson) => ({ ...placeOf(lesson), says: 'the lesson has no picture: draw one (seeds/draw.ts)' }));

function faultsOf(section: Section): Fault[] {
  const [spanish, english] = [illustrationsIn(section.content), illustrationsIn(section.english_content)];
  const place = placeOf(section, 'content');
  const files = (list: typeof spanish) => list.map(({ file }) => file).join(' ');
  if (tagsIn(section.content) > spanish.length || tagsIn(section.english_content) > english.length)
    return [{ ...place, says: 'a picture is written <img src="file.webp" alt="what it shows">, and in no other way' }];
  if (files(spanish) !== files(english)) return [{ ...place, says: 'both languages show the same pictures' }];
  return spanish.flatMap(({ file, alt }, at): Fault[] => {
    if (!illustrations.includes(file))
      return [{ ...place, says: `seeds/illustrations/${file} is missing: draw it (seeds/draw.ts)` }];
    if (!alt || !english[at]?.alt || alt === english[at]?.alt)
      return [{ ...place, says: `${file} is described in Spanish and in English, each in its own words` }];
    return [];
  });
}

const tagsIn = (html: string) => html.split('<img').length - 1;
