import { Breadcrumbs, Link as MuiLink } from '@mui/material';
import { useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useHref } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { guard } from '#schemas/guard.ts';
import { useProjection, useSchool } from '../../school.ts';
import { viewOf } from '../fields/references.tsx';
import { useRepresent } from '../labels.ts';
import { useHolders } from './holders.ts';

type Row = Record<string, unknown>;

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

function useSteps(projection: Projection, record: Row | undefined) {
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const represent = useRepresent();
  const holders = useHolders(projection, record);
  const root = (holders[0]?.projection ?? projection).entity;
  const list = createPath({ resource: root, type: 'list' });
  // Who may open the own record alone has no list to go back to.
  const listed = 'allow' in guard(useSchool().user, useHref(list));
  return [
    ...(listed ? [{ to: list, words: labelOf(root, 2) }] : []),
    ...holders.map(({ projection: holder, record: row }) => ({
      to: createPath({ resource: holder.entity, id: row.id, type: viewOf(holder) }),
      words: represent(holder, row),
    })),
  ];
}
