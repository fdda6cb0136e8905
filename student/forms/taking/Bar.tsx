import type { ReactNode } from 'react';
import { useWords } from '../../components/words.tsx';
import type { Saving } from './answers.ts';

interface BarProps {
  answered: number;
  all: number;
  /** Where answers are saved as they are given. */
  saving?: Saving;
  refusal?: string | undefined;
  children?: ReactNode;
}

/** What is announced to a screen reader; 'saved' after each answer would drown the questions. */
const urgent: Saving[] = ['offline', 'signed_out', 'refused'];

/** Always in sight: how far the exercise is, and whether it is safe. */
export function Bar({ answered, all, saving, refusal, children }: BarProps) {
  const { t } = useWords();
  const state = saving ? t(`forms.saving.${saving}`) : '';
  const words = saving === 'refused' && refusal ? `${state}: ${refusal}` : state;
  return (
    <section className="exercise-bar" aria-label={t('exercise.status')}>
      <div className="exercise-facts">
        <span>{t('forms.answered', { answered, all })}</span>
        {children}
        {saving ? (
          <span className={`saving ${saving}`}>
            {words} {saving === 'signed_out' ? <a href="/login/student">{t('forms.sign_in')}</a> : null}
          </span>
        ) : null}
      </div>
      <progress value={answered} max={Math.max(all, 1)} aria-hidden="true" />
      <p className="unseen" role="status">
        {saving && urgent.includes(saving) ? words : ''}
      </p>
    </section>
  );
}
