import { createContext, useContext } from 'react';
import { useResourceContext } from 'react-admin';
import type { User } from '#schemas/accounts/user.ts';
import type { Zones } from '#schemas/dates.ts';
import type { Projection } from '#schemas/dialect.ts';

/** What the back office renders from: the person, and what the API says they may see and do. */
export interface School {
  user: User;
  projections: Map<string, Projection>;
}

const context = createContext<School | null>(null);
export const SchoolProvider = context.Provider;

/** Who looks at what. */
export function useSchool(): School {
  const school = useContext(context);
  if (!school) throw new Error('useSchool() needs a <SchoolProvider>');
  return school;
}

/** How the API describes the entity of the page, or the one named. */
export function useProjection(entity?: string): Projection {
  const { projections } = useSchool();
  const resource = useResourceContext() ?? '';
  const projection = projections.get(entity ?? resource);
  if (!projection) throw new Error(`The API describes no entity "${entity ?? resource}" to this caller`);
  return projection;
}

/** In which time zone the reader is shown moments, and which is the school's. */
export function useZones(): Zones {
  const { user } = useSchool();
  return { zone: user.time_zone ?? undefined, school: user.school_time_zone };
}
