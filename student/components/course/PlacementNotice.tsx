import type { StudentLevelingTest } from '#schemas/types/entities/leveling_tests.ts';
import { useWords } from '../words.tsx';

/** The placement that led to this level, and when; null where the student came to it by the course. */
export function assignedTo(level: number, tests: StudentLevelingTest[]): string | null {
  return tests.findLast(({ level_id, assigned_at }) => level_id === level && assigned_at)?.assigned_at ?? null;
}

/** What came of the placement, until the first exercise of the level is begun. */
export function PlacementNotice({ level }: { level: { name: string; english_name: string | null } }) {
  const { t, pick } = useWords();
  return (
    <div className="notice assigned" role="status">
      <p>
        <strong>{t('home.assigned', { level: pick(level, 'name') })}</strong>
      </p>
      <p>{t('home.assigned_more')}</p>
    </div>
  );
}
