import { useState } from 'react';
import type { ProblemBody } from '../../providers/http.ts';
import { Children } from '../../schema/Children.tsx';
import { EntityEdit } from '../../schema/Edit.tsx';
import { RefusalProvider } from '../../schema/refusals.ts';
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
