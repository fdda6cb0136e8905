import { Link as MuiLink } from '@mui/material';
import { useCreatePath, useReference, useTranslate } from 'react-admin';
import { Link, useHref } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { guard } from '#schemas/guard.ts';
import { pages } from '#schemas/pages.ts';
import { useSchool } from '../../school.ts';
import { entityWord, useRepresent } from '../labels.ts';

const hasForm = (entity: string) => pages.some(({ resource, view }) => resource === entity && view === 'edit');

/** Where the record of a projection is seen: its form, if it has one, for whoever may change it, else its page. */
export const viewOf = ({ entity, can }: Projection) => (can.includes('update') && hasForm(entity) ? 'edit' : 'show');

/** The entities that a reference may mean, of those that the caller may read. */
export const targetsOf = (reference: string | string[] | undefined, projections: Map<string, Projection>) =>
  [reference ?? []]
    .flat()
    .map((entity) => projections.get(entity))
    .filter((projection) => projection?.can.includes('read')) as Projection[];

export const useTargets = (reference: string | string[] | undefined): Projection[] =>
  targetsOf(reference, useSchool().projections);

interface ReferenceProps {
  to: string | string[] | undefined;
  id: number | null | undefined;
  /** False inside a button or another link. */
  link?: boolean;
  /** Whether its kind is said as well, where it may be of several. */
  withKind?: boolean;
}

/** A record of another entity in a few words, as a link. An id that several entities share is looked for in each. */
export function Reference({ to, id, link = true, withKind = false }: ReferenceProps) {
  const [first, ...rest] = useTargets(to);
  if (id === null || id === undefined) return null;
  if (!first) return <>#{id}</>;
  return <Found projection={first} id={id} link={link} withKind={withKind} rest={rest.map(({ entity }) => entity)} />;
}

interface FoundProps {
  projection: Projection;
  id: number;
  link: boolean;
  withKind: boolean;
  rest: string[];
}

function Found({ projection, id, link, withKind, rest }: FoundProps) {
  const translate = useTranslate();
  const represent = useRepresent();
  const createPath = useCreatePath();
  const { user } = useSchool();
  const { referenceRecord, isPending } = useReference({ reference: projection.entity, id });
  const to = createPath({ resource: projection.entity, id, type: viewOf(projection) });
  // Whoever may read a record of another page need not be let into that page.
  const open = 'allow' in guard(user, useHref(to));
  if (isPending) return <>…</>;
  if (!referenceRecord)
    return rest.length > 0 ? <Reference to={rest} id={id} link={link} withKind={withKind} /> : <>#{id}</>;
  const name = represent(projection, referenceRecord);
  const words = withKind ? `${entityWord(translate, projection.entity)}: ${name}` : name;
  if (!link || !open) return <>{words}</>;
  return (
    <MuiLink component={Link} to={to} onClick={(event) => event.stopPropagation()}>
      {words}
    </MuiLink>
  );
}
