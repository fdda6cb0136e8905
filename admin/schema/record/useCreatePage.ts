import { useCreatePath } from 'react-admin';
import { useHref } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { guard } from '#schemas/guard.ts';
import { useSchool } from '../../school.ts';

/** The page on which a record is made, for whoever may; classes and private ones have none: a calendar makes them. */
export function useCreatePage({ entity, create }: Projection): string | null {
  const { user } = useSchool();
  const page = useCreatePath()({ resource: entity, type: 'create' });
  const address = useHref(page);
  return create && 'allow' in guard(user, address) ? page : null;
}
