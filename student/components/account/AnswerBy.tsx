import { Time } from '../Time.tsx';
import { useWords } from '../words.tsx';

/** Until when a leveling test is answered; late, that is said as it is. */
export function AnswerBy({ of, late }: { of: string | null; late: boolean }) {
  const { t } = useWords();
  if (late) return <p className="notice">{t('welcome.late')}</p>;
  return of ? (
    <p className="notice">
      {t('welcome.answer_by')} <Time of={of} as="date" />. {t('welcome.told')}
    </p>
  ) : null;
}
