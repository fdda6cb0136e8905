import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import { RichText } from '../../RichText.tsx';
import { useWords } from '../../words.tsx';
import { People } from './People.tsx';

export type Material = { content: string; english_content: string | null } | null;

interface MeetingAboutProps extends Pick<MeetingPage, 'people'> {
  material: Material;
  isStudent: boolean;
}

/** Who is in a meeting, and the material of its topic. */
export function MeetingAbout({ people, material, isStudent }: MeetingAboutProps) {
  const { t, pick } = useWords();
  return (
    <>
      <People people={people} isStudent={isStudent} />
      {material ? (
        <section aria-labelledby="material">
          <h2 id="material">{t('live.material')}</h2>
          <RichText html={pick(material, 'content')} />
        </section>
      ) : null}
    </>
  );
}
