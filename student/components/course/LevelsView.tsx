import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import { useWords } from '../words.tsx';
import { LevelPath } from './LevelPath.tsx';

export interface LevelsData {
  levels: StudentLevel[];
  /** Of the level where the student is. */
  lessons: StudentLesson[];
}

/** The course from its first level to its last, and how far one has come. */
export function LevelsView({ levels, lessons }: LevelsData) {
  const { t } = useWords();
  const doneCount = levels.filter(({ state }) => state === 'done').length;
  return (
    <div className="page">
      <h1>{t('levels.title')}</h1>
      <p className="lead">{t('levels.lead', { done: doneCount, total: levels.length })}</p>
      {levels.length === 0 ? (
        <p className="empty">{t('levels.empty')}</p>
      ) : (
        <LevelPath levels={levels} lessons={lessons} />
      )}
    </div>
  );
}
