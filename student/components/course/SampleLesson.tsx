import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentSection } from '#schemas/types/entities/sections.ts';
import '../../styles/lesson.css';
import { Listening } from '../sound/Listening.tsx';
import type { Sounds } from '../sound/listen_buttons.ts';
import { useWords } from '../words.tsx';
import { LessonSections } from './LessonSections.tsx';

interface SampleLessonProps {
  lesson: StudentLesson;
  sections: StudentSection[];
  sounds: Sounds;
}

/** A lesson to read while nothing else is open: its first section at once, the others for whoever wants to go on. */
export function SampleLesson({ lesson, sections, sounds }: SampleLessonProps) {
  const { t, pick } = useWords();
  const more = sections.slice(1);
  return (
    <section aria-labelledby="sample">
      <h2 id="sample">{t('welcome.sample', { lesson: pick(lesson, 'name') })}</h2>
      <p className="lead">{t('welcome.sample_more')}</p>
      <div className="lesson-text">
        <Listening>
          <LessonSections sections={sections.slice(0, 1)} sounds={sounds} as="h3" />
          {more.length > 0 ? (
            <details className="sample-rest">
              <summary className="button quiet">{t('welcome.sample_rest')}</summary>
              <LessonSections sections={more} sounds={sounds} as="h3" />
            </details>
          ) : null}
        </Listening>
      </div>
    </section>
  );
}
