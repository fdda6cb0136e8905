import { ShowBase } from 'react-admin';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { EntityShow } from '../../schema/record/Show.tsx';
import { useProjection } from '../../school.ts';
import { Attempt } from './Attempt.tsx';

/** An attempt: who may grade sees all of it and decides; the others see its fields. */
export function AttemptPage() {
  const { queries } = useProjection();
  if (!queries.review) return <EntityShow />;
  return (
    <ShowBase queryOptions={shownInPlace}>
      <Attempt />
    </ShowBase>
  );
}
