import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import { Face } from '../../account/Face.tsx';
import { useWords } from '../../words.tsx';

/** Who is in a meeting: first names and photos, of each other no more. */
export function People({ people, isStudent }: { people: MeetingPage['people']; isStudent: boolean }) {
  const { t } = useWords();
  if (isStudent && people.length === 0) return null;
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t(isStudent ? 'live.classmates' : 'live.students')}</h2>
      {people.length === 0 ? <p className="empty">{t('live.no_students')}</p> : null}
      <ul className="people">
        {people.map(({ first_name, avatar }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing else is known of them
          <li key={at}>
            <Face name={first_name} avatar={avatar} />
            {first_name}
          </li>
        ))}
      </ul>
    </section>
  );
}
