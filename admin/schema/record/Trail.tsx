import { Breadcrumbs, Link as MuiLink } from '@mui/material';
import { useCreatePath, useGetOne, useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useHref } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { guard } from '#schemas/guard.ts';
import { useProjection, useSchool } from '../../school.ts';
import { useTargets, viewOf } from '../fields/references.tsx';
import { useRepresent } from '../labels.ts';

type Row = Record<string, unknown>;

/** The entity that holds an entity's records, where it is one alone. */
function useParent({ parent, read }: Projection): Projection | undefined {
  const targets = useTargets(parent ? read.properties?.[parent]?.['x-reference'] : undefined);
  return targets.length === 1 ? targets[0] : undefined;
}

/** Where the record stands: the list that begins it, and each record that holds the next. */
export function Trail({ record }: { record?: Row }) {
  const translate = useTranslate();
  const projection = useProjection();
  const steps = useSteps(projection, record);
  if (steps.length === 0) return null;
  return (
    // Its lines are far enough apart for a finger, where there are several.
    <Breadcrumbs
      aria-label={translate('admin.trail')}
      sx={{ fontSize: 13, mb: 1, '& ol': { alignItems: 'baseline' }, '& li': { lineHeight: '24px' } }}
    >
      {steps.map(({ to, words }) => (
        <MuiLink key={to} component={Link} to={to} sx={{ display: 'inline-block' }}>
          {words}
        </MuiLink>
      ))}
    </Breadcrumbs>
  );
}

/** The course is three deep; a step that is not there asks for nothing. */
function useSteps(projection: Projection, record: Row | undefined) {
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const represent = useRepresent();
  const first = useHolder(projection, record);
  const second = useHolder(first.projection, first.record);
  const holders = [second, first].filter((holder) => holder.projection && holder.record);
  const root = (holders[0]?.projection ?? projection).entity;
  const list = createPath({ resource: root, type: 'list' });
  // Who may open the own record alone has no list to go back to.
  const listed = 'allow' in guard(useSchool().user, useHref(list));
  return [
    ...(listed ? [{ to: list, words: labelOf(root, 2) }] : []),
    ...holders.map(({ projection: held, record: row }) => ({
      to: createPath({ resource: held?.entity, id: row?.id as number, type: viewOf(held as Projection) }),
      words: represent(held as Projection, row as Row),
    })),
  ];
}

function useHolder(projection: Projection | undefined, record: Row | undefined) {
  const holder = useParent(projection ?? none);
  const id = projection?.parent ? (record?.[projection.parent] as number | undefined) : undefined;
  const { data } = useGetOne(holder?.entity ?? '', { id: id ?? 0 }, { enabled: Boolean(holder && id), retry: false });
  return { projection: holder, record: data as Row | undefined };
}

const none = { parent: null, read: {} } as Projection;
