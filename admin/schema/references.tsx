import { Link as MuiLink } from '@mui/material';
import { useCreatePath, useReference } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { useSchool } from '../school.ts';
import { represent, useLanguage } from './labels.ts';

/** Where the record of a projection is seen: its form for whoever may change it, else its page. */
export const viewOf = (projection: Projection) => (projection.can.includes('update') ? 'edit' : 'show');

/** The entities that a reference may mean, of those that the caller may read. */
export function useTargets(reference: string | string[] | undefined): Projection[] {
  const { projections } = useSchool();
  return [reference ?? []]
    .flat()
    .map((entity) => projections.get(entity))
    .filter((projection) => projection?.can.includes('read')) as Projection[];
}

interface ReferenceProps {
  to: string | string[] | undefined;
  id: number | null | undefined;
  /** Inside a button or another link the words stand alone. */
  link?: boolean;
}

/** A record of another entity in a few words, as a link. An id that several entities share is looked for in each. */
export function Reference({ to, id, link = true }: ReferenceProps) {
  const [first, ...rest] = useTargets(to);
  if (id === null || id === undefined) return null;
  if (!first) return <>#{id}</>;
  return <Found projection={first} id={id} link={link} rest={rest.map(({ entity }) => entity)} />;
}

interface FoundProps {
  projection: Projection;
  id: number;
  link: boolean;
  rest: string[];
}

function Found({ projection, id, link, rest }: FoundProps) {
  const locale = useLanguage();
  const createPath = useCreatePath();
  const { referenceRecord, isPending } = useReference({ reference: projection.entity, id });
  if (isPending) return <>…</>;
  if (!referenceRecord) return rest.length > 0 ? <Reference to={rest} id={id} link={link} /> : <>#{id}</>;
  const words = represent(projection, referenceRecord, locale);
  if (!link) return <>{words}</>;
  return (
    <MuiLink
      component={Link}
      to={createPath({ resource: projection.entity, id, type: viewOf(projection) })}
      onClick={(event) => event.stopPropagation()}
    >
      {words}
    </MuiLink>
  );
}
