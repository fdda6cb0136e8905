import { useState } from 'react';
import type { ProblemBody } from '../../providers/http.ts';
import { RefusalProvider } from '../../schema/actions/refusals.ts';
import { Children } from '../../schema/record/Children.tsx';
import { EntityEdit } from '../../schema/record/Edit.tsx';
import { FewLessons } from './FewLessons.tsx';
import { Unfinished } from './Unfinished.tsx';

/** The page of a level; why it cannot be activated yet leads to each place where that is mended. */
export function LevelPage() {
  const [refused, setRefused] = useState<ProblemBody | null>(null);
  return (
    <RefusalProvider value={(action, problem) => action === 'activate' && setRefused(problem)}>
      <EntityEdit>
        {refused && <Unfinished problem={refused} onClose={() => setRefused(null)} />}
        <FewLessons />
        <Children />
      </EntityEdit>
    </RefusalProvider>
  );
}
