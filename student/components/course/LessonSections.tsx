import type { StudentSection } from '#schemas/types/entities/sections.ts';
import type { Sounds } from '../sound/listen_buttons.ts';
import { SpokenText } from '../sound/SpokenText.tsx';
import { useWords } from '../words.tsx';

interface LessonSectionsProps {
  sections: StudentSection[];
  /** The lines of its recordings. */
  sounds: Sounds;
  as?: 'h2' | 'h3';
}

/** What a lesson teaches, section by section. */
export function LessonSections({ sections, sounds, as: Heading = 'h2' }: LessonSectionsProps) {
  const { pick } = useWords();
  return (
    <>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`section-${section.id}`}>
          <Heading id={`section-${section.id}`}>{pick(section, 'title')}</Heading>
          <SpokenText html={pick(section, 'content')} sounds={sounds} />
        </section>
      ))}
    </>
  );
}
