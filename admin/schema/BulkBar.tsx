import { Box, Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useProjection } from '../school.ts';
import { ActionButton } from './ActionButton.tsx';
import { legal, rowActions } from './act.ts';
import { BulkDelete } from './DeleteButton.tsx';

/** What can be done with all rows that are marked. The API does it for all of them or for none. */
export function BulkBar() {
  const translate = useTranslate();
  const projection = useProjection();
  const { selectedIds = [], onUnselectItems, data } = useListContext();
  if (selectedIds.length === 0) return null;
  const field = projection.states?.field;
  const marked = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const possible = rowActions(projection).filter(
    ([, action]) => !field || marked.every((record) => legal(action, record[field])),
  );
  const clear = () => onUnselectItems();
  return (
    <Box
      role="region"
      aria-label={translate('admin.bulk.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Box component="span" role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Box>
      {possible.map(([name, action]) => (
        <ActionButton key={name} name={name} action={action} ids={selectedIds.map(Number)} onDone={clear} />
      ))}
      {projection.can.includes('delete') && <BulkDelete ids={selectedIds} onDone={clear} />}
      <Button onClick={clear}>{translate('ra.action.unselect')}</Button>
    </Box>
  );
}
