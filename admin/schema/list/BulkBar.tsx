import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Paper, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useProjection } from '../../school.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { legal, rowActions, type ShownAction } from '../actions/act.ts';
import { BulkDelete } from '../actions/DeleteButton.tsx';
import { RunProgress } from './RunProgress.tsx';
import { useMarked } from './useMarked.ts';

/**
 * What can be done with all rows that are marked, for all of them or for none; or by an explicit choice with each that the
 * list's filter finds, which takes a while and says how far it is. It floats over the end of the table, so that no row moves when it comes.
 */
export function BulkBar({ whole }: { whole: boolean }) {
  const translate = useTranslate();
  const projection = useProjection();
  const { total = 0, filterValues, data = [] } = useListContext();
  const { rows, all, isPage, chooseAll, clear } = useMarked();
  const [run, setRun] = useState<number | null>(null);
  if (rows.length === 0)
    return run === null ? null : (
      <Paper role="region" aria-label={translate('people.bulk.progress')} sx={bar}>
        <RunProgress id={run} onUndo={setRun} onClose={() => setRun(null)} />
      </Paper>
    );
  const field = projection.states?.field;
  const possible = rowActions(projection).filter(([, action]) =>
    all ? isForAll(action) : !field || rows.every((record) => legal(action, record[field])),
  );
  const words = all ? 'admin.bulk.all' : 'ra.action.bulk_actions';
  return (
    <Paper role="region" aria-label={translate('admin.bulk.label')} sx={bar}>
      <Tooltip title={translate('ra.action.unselect')}>
        <IconButton size="small" aria-label={translate('ra.action.unselect')} onClick={clear}>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box component="span" role="status" sx={{ fontWeight: 600 }}>
        {translate(words, { smart_count: all ? total : rows.length })}
      </Box>
      {whole && isPage && !all && total > data.length && (
        <Button onClick={chooseAll}>{translate('admin.bulk.choose_all', { smart_count: total })}</Button>
      )}
      <Box sx={strip}>
        {possible.map(([name, action]) => (
          <ActionButton
            key={name}
            name={name}
            action={action}
            rows={rows}
            all={all ? filterValues : undefined}
            onDone={clear}
            onRun={setRun}
          />
        ))}
        {projection.can.includes('delete') && !all && <BulkDelete rows={rows} onDone={clear} />}
      </Box>
    </Paper>
  );
}

/** What asks for a password is not written down for a job. */
const isForAll = ({ input }: ShownAction) =>
  Object.values(input?.properties ?? {}).every(({ format }) => format !== 'password');

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  px: 1,
  py: { xs: 0.5, sm: 1 },
  borderTop: '1px solid',
  borderColor: 'divider',
  borderRadius: 0,
  bgcolor: 'action.selected',
} as const;

/** On a phone what can be done lies in one line that is pushed sideways: the rows stay in sight. */
const strip = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  overflowX: { xs: 'auto', sm: 'visible' },
  // The ring of what has the focus is not cut off.
  p: 0.5,
  '& > *': { flex: 'none' },
} as const;
