import { Box, Button, Card, Typography } from '@mui/material';
import { useEffect } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useAnnounce } from '../../announce.tsx';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { call } from '../../providers/http.ts';
import { same } from '../../providers/same.ts';
import { Column } from '../../schema/fields/Column.tsx';
import { useProjection } from '../../school.ts';
import { AuditChange } from './AuditChange.tsx';

type Side = Record<string, unknown> | null;
interface Entry {
  id: number;
  entity: string;
  action: string;
  before: Side;
  after: Side;
}

const listLimit = 20;

/** Who changed the record of the page, when and how; a change whose values still stand can be taken back. */
export function RecordHistory() {
  const translate = useTranslate();
  const { entity } = useProjection();
  const record = useRecordContext();
  const filter = { entity: [entity], record_id: record?.id, action: ['update'] };
  const { data, error, refetch } = useGetList<Entry>(
    'audit_logs',
    { filter, sort: { field: 'at', order: 'DESC' }, pagination: { page: 1, perPage: listLimit } },
    { enabled: record !== undefined },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version of the record has one change more
  useEffect(() => {
    void refetch();
  }, [record?.version]);
  if (!record) return null;
  return (
    <Box component="section" aria-labelledby="record-history" sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
      <Typography id="record-history" variant="h2">
        {translate('admin.history.title')}
      </Typography>
      <FailureAlert error={error} />
      {data?.length === 0 && <Typography color="text.secondary">{translate('admin.history.none')}</Typography>}
      {data?.map((entry) => (
        <Change key={entry.id} entry={entry} record={record} onChange={refetch} />
      ))}
    </Box>
  );
}

interface ChangeProps {
  entry: Entry;
  record: Record<string, unknown>;
  onChange: () => unknown;
}

function Change({ entry, record, onChange }: ChangeProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const { entity, after, before } = entry;
  const stands = before !== null && Object.entries(after ?? {}).every(([field, value]) => same(record[field], value));
  const restoreValues = async (values: Side, undo?: () => void) => {
    try {
      await call('PUT', `${entity}/${record.id}`, values);
      announce.done('update', entity, { undo });
    } catch (problem) {
      announce.failed('update', entity, problem);
    }
    refresh();
    onChange();
  };
  return (
    <Card component="article" sx={{ p: 1.5 }}>
      <ResourceContextProvider value="audit_logs">
        <RecordContextProvider value={entry}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Column source="at" />
            <Column source="user_id" />
            <Column source="actor_id" />
            <Box sx={{ flex: 1 }} />
            {stands && (
              <Button onClick={() => void restoreValues(before, () => void restoreValues(after))}>
                {translate('admin.history.undo')}
              </Button>
            )}
          </Box>
          <AuditChange />
        </RecordContextProvider>
      </ResourceContextProvider>
    </Card>
  );
}
