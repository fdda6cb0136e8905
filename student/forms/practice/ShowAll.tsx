import { Form } from '@remix-run/react';
import { useWords } from '../../components/words.tsx';

/** The way to all questions on one page, from which none leads back. */
export function ShowAll({ attempt, busy }: { attempt: number; busy: boolean }) {
  const { t } = useWords();
  return (
    <Form method="post" replace className="practice-leave">
      <input type="hidden" name="attempt" value={attempt} />
      <button type="submit" name="intent" value="leave_practice" className="button quiet" disabled={busy}>
        {t('practice.leave')}
      </button>
      <p className="hint">{t('practice.leave_more')}</p>
    </Form>
  );
}
