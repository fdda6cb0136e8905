import { useWords } from '../../components/words.tsx';

/** What a person will look at in an answer. */
export function Criteria({ criteria = [] }: { criteria?: string[] }) {
  const { t } = useWords();
  if (criteria.length === 0) return null;
  return (
    <p className="criteria">
      {t('forms.criteria')} {criteria.join(' · ')}
    </p>
  );
}
