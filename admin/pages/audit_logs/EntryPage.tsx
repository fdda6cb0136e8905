import { Box, Link as MuiLink } from '@mui/material';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link, useHref } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { viewOf } from '../../schema/fields/references.tsx';
import { entityWord } from '../../schema/labels.ts';
import { EntityShow } from '../../schema/record/Show.tsx';
import { useSchool } from '../../school.ts';
import { AuditChange } from './AuditChange.tsx';

/** An entry of the audit log: what was changed is read together, before beside after, and leads to what it was done to. */
export function EntryPage() {
  return (
    <EntityShow apart={['before', 'after']}>
      <AuditChange />
      <RecordAndHistory />
    </EntityShow>
  );
}

/** The record itself, where it has a page, and all that was done to it. */
function RecordAndHistory() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { user, projections } = useSchool();
  const { entity = '', record_id } = useRecordContext<{ id: number; entity: string; record_id: number | null }>() ?? {};
  const projection = projections.get(entity);
  const type = projection ? viewOf(projection) : 'show';
  const to = createPath({ resource: entity, id: record_id ?? 0, type });
  const isOpen = 'allow' in guard(user, useHref(to));
  if (!record_id) return null;
  const filter = JSON.stringify({ entity: [entity], record_id_gte: record_id, record_id_lte: record_id });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      {projection && isOpen && (
        <MuiLink component={Link} to={to}>
          {translate('admin.audit.open', { name: entityWord(translate, entity), number: record_id })}
        </MuiLink>
      )}
      <MuiLink component={Link} to={`/audit_logs?${new URLSearchParams({ filter, sort: 'at', order: 'DESC' })}`}>
        {translate('admin.audit.all')}
      </MuiLink>
    </Box>
  );
}
