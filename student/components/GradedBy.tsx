import { Time } from './Time.tsx';
import { useWords } from './words.tsx';

/** When a person will have graded what waits for one, at the latest; nothing where nothing waits. */
export function GradedBy({ at }: { at: string | null }) {
  const { t } = useWords();
  if (!at) return null;
  return (
    <>
      {t('score.graded_by')} <Time of={at} as="date" />
    </>
  );
}
