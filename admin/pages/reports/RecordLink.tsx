import { Link as MuiLink } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link, useHref } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { guard } from '#schemas/guard.ts';
import { viewOf } from '../../schema/fields/references.tsx';
import { useSchool } from '../../school.ts';

interface RecordLinkProps {
  entity: string;
  id: number | null;
  children: string;
}

/** What a row says of a record, as a link for whoever may open it. */
export function RecordLink({ entity, id, children }: RecordLinkProps) {
  const projection = useSchool().projections.get(entity);
  if (!id || !projection?.can.includes('read')) return <>{children}</>;
  return (
    <AllowedLink projection={projection} id={id}>
      {children}
    </AllowedLink>
  );
}

function AllowedLink({ projection, id, children }: { projection: Projection; id: number; children: string }) {
  const { user } = useSchool();
  const createPath = useCreatePath();
  const to = createPath({ resource: projection.entity, id, type: viewOf(projection) });
  if (!('allow' in guard(user, useHref(to)))) return <>{children}</>;
  return (
    <MuiLink component={Link} to={to}>
      {children}
    </MuiLink>
  );
}
