import { Box, Chip, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BulkRun } from '#schemas/types/entities/bulk_runs.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { useValueLabel } from '../../schema/labels.ts';
import { Pager } from '../../schema/list/Pager.tsx';

const page = 50;
const states = ['refused', 'done', 'waiting'] as const;
type State = (typeof states)[number];

/** What came of the rows of an action, those first that it left out. */
export function RunRows({ record }: { record: BulkRun }) {
  const translate = useTranslate();
  const counts = { ...record, waiting: record.total - record.done - record.refused };
  const [status, setStatus] = useState<State | undefined>(record.refused > 0 ? 'refused' : undefined);
  const [first, setFirst] = useState(0);
  const params = { first, ...(status && { status }) };
  const { data } = useQueryOf('bulk_runs', record.id, 'rows', {
    params,
    options: { placeholderData: keepPreviousData },
  });
  const show = (wanted: State | undefined) => {
    setStatus(wanted);
    setFirst(0);
  };
  return (
    <>
      <Box
        role="group"
        aria-label={translate('people.import.filter')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        {[undefined, ...states.filter((state) => counts[state] > 0)].map((state) => (
          <Chip
            key={state ?? ''}
            component="button"
            label={translate(`people.bulk.${state ?? 'all'}`, { smart_count: state ? counts[state] : record.total })}
            aria-pressed={status === state}
            color={state === 'refused' ? 'error' : 'default'}
            variant={status === state ? 'filled' : 'outlined'}
            onClick={() => show(state)}
          />
        ))}
      </Box>
      {data && <RowTable entity={record.entity} rows={data.rows} />}
      {data && <Pager first={first} page={page} total={data.total} onChange={setFirst} />}
    </>
  );
}

interface RowTableProps {
  entity: string;
  rows: { record_id: number; name: string; status: string; reason: string | null }[];
}

function RowTable({ entity, rows }: RowTableProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const wordOf = useValueLabel('bulk_run_rows');
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {['name', 'status', 'reason'].map((column) => (
            <TableCell key={column}>{translate(`people.bulk.columns.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ record_id, name, status, reason }) => (
          <TableRow key={record_id}>
            <TableCell>
              <MuiLink component={Link} to={createPath({ resource: entity, id: record_id, type: 'edit' })}>
                {name || `#${record_id}`}
              </MuiLink>
            </TableCell>
            <TableCell>{wordOf('status', status)}</TableCell>
            <TableCell>{reason}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
