import type { User } from '#schemas/accounts/user.ts';
import { Select } from '../Select.tsx';
import { useWords } from '../words.tsx';
import { type Outcome, Part } from './Part.tsx';

/** On how many days of a week a student wants to learn: chosen on the home page, changed here. */
export function WeeklyGoal({ user, outcome }: { user: User; outcome: Outcome | undefined }) {
  const { t } = useWords();
  const days = [1, 2, 3, 4, 5, 6, 7].map((value) => ({
    value: String(value),
    label: t('home.week.choice', { smart_count: value }),
  }));
  return (
    <Part name="goal" title={t('profile.goal')} submit={t('profile.save')} outcome={outcome}>
      <Select
        name="weekly_goal"
        label={t('profile.goal_label')}
        chosen={String(user.weekly_goal ?? '')}
        choices={[{ value: '', label: t('profile.no_goal') }, ...days]}
      />
    </Part>
  );
}
