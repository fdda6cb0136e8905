import type { ReactNode } from 'react';
import { useWords } from '../../components/words.tsx';

/** From so many percent on a test is said to be there. */
const stages = [
  { from: 85, words: 'nearly' },
  { from: 50, words: 'over_half' },
  { from: 20, words: 'under_way' },
  { from: 0, words: 'beginning' },
];

/** How sure the test may be by now, in words and as a bar: how many questions it takes nobody knows beforehand. */
export function ProgressBar({ progress, children }: { progress: number; children: ReactNode }) {
  const { t } = useWords();
  const stage = stages.find(({ from }) => progress >= from);
  return (
    <section className="exercise-bar" aria-label={t('placement.progress')}>
      <div className="exercise-facts">
        {stage ? <span>{t(`placement.stages.${stage.words}`)}</span> : null}
        {children}
      </div>
      <progress value={progress} max={100} aria-label={t('placement.certainty')} />
    </section>
  );
}
