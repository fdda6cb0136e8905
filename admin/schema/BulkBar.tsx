import { Box, Button, Paper } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useProjection } from '../school.ts';
import { ActionButton } from './ActionButton.tsx';
import { legal, rowActions } from './act.ts';
import { BulkDelete } from './DeleteButton.tsx';

/**
 * The marked rows of those that are seen. What is looked at decides: another filter, order or page drops the marks, and so
 * does opening the list anew.
 */
function useMarked() {
  const {
    selectedIds = [],
    onUnselectItems,
    data = [],
    filterValues,
    sort,
    page,
    perPage,
  } = useListContext<RaRecord>();
  const [all, setAll] = useState(false);
  const seen = JSON.stringify([filterValues, sort, page, perPage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is what drops the marks
  useEffect(() => {
    onUnselectItems();
    setAll(false);
  }, [seen]);
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const isPage = rows.length === data.length;
  const clear = () => {
    onUnselectItems();
    setAll(false);
  };
  // Once a row is taken off, all are no longer meant.
  return { rows, all: all && isPage, isPage, chooseAll: () => setAll(true), clear };
}

/**
 * What can be done with all rows that are marked, or by an explicit choice with all that the list's filter finds. The API
 * does it for all of them or for none. It floats over the end of the table, so that no row moves when it comes.
 */
export function BulkBar({ whole }: { whole: boolean }) {
  const translate = useTranslate();
  const projection = useProjection();
  const { total = 0, filterValues, data = [] } = useListContext();
  const { rows, all, isPage, chooseAll, clear } = useMarked();
  if (rows.length === 0) return null;
  const field = projection.states?.field;
  const possible = rowActions(projection).filter(
    ([, action]) => all || !field || rows.every((record) => legal(action, record[field])),
  );
  const words = all ? 'admin.bulk.all' : 'ra.action.bulk_actions';
  return (
    <Paper role="region" aria-label={translate('admin.bulk.label')} sx={bar}>
      <Box component="span" role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {translate(words, { smart_count: all ? total : rows.length })}
      </Box>
      {whole && isPage && !all && total > data.length && (
        <Button onClick={chooseAll}>{translate('admin.bulk.choose_all', { smart_count: total })}</Button>
      )}
      {possible.map(([name, action]) => (
        <ActionButton
          key={name}
          name={name}
          action={action}
          rows={rows}
          all={all ? filterValues : undefined}
          onDone={clear}
        />
      ))}
      {projection.can.includes('delete') && !all && <BulkDelete rows={rows} onDone={clear} />}
      <Button onClick={clear}>{translate('ra.action.unselect')}</Button>
    </Paper>
  );
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  borderRadius: 0,
  bgcolor: 'action.selected',
} as const;
