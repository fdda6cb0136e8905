import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useProjection } from '../../../school.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ImportDialog } from './ImportDialog.tsx';

/** Questions come from files and go out as files. */
export function ImportExport({ form, onChange }: { form: number; onChange: () => Promise<unknown> }) {
  const translate = useTranslate();
  const { can } = useProjection('questions');
  const [open, setOpen] = useState(false);
  if (!can.includes('create')) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('admin.question_bank.import')}
      </Button>
      <ExportMenu form={form} />
      {open && <ImportDialog form={form} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}
