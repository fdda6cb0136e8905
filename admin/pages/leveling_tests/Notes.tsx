import { Button, Card, TextField } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSave } from '../../schema/record/save.ts';

/** Notes of staff on a test, saved on request. */
export function Notes() {
  const translate = useTranslate();
  const record = useRecordContext<{ id: number; version: number; notes: string | null }>();
  const save = useSave('leveling_tests');
  const [notes, setNotes] = useState(record?.notes ?? '');
  if (!record) return null;
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={translate('admin.leveling.notes')}
        value={notes}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
        onChange={({ target }) => setNotes(target.value)}
      />
      <Button
        disabled={notes === (record.notes ?? '')}
        onClick={() => void save.update({ notes: notes.trim() || null }, record, () => undefined)}
      >
        {translate('admin.leveling.save_notes')}
      </Button>
    </Card>
  );
}
