import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { CheckResult, type CountedProps, Earlier } from './CheckResult.tsx';
import { useStep } from './useImport.ts';

/** What a file comes to: what would be done and the way to do it, or what was done and the way back. */
export function Outcome({ record }: { record: StudentImport }) {
  const translate = useTranslate();
  const { status, left_rows, new_rows, updated_rows } = record;
  const count = new_rows + updated_rows;
  if (status === 'failed') return <Alert severity="error">{translate('people.import.failed')}</Alert>;
  if (status === 'undone')
    return (
      <Alert severity={left_rows > 0 ? 'warning' : 'success'}>
        {translate('people.import.undone')}
        {left_rows > 0 && ` ${translate('people.import.some_left', { smart_count: left_rows })}`}
      </Alert>
    );
  if (status === 'imported') return <ImportResult record={record} count={count} />;
  if (status === 'read') return <Earlier record={record} />;
  return status === 'checked' ? <CheckResult record={record} count={count} /> : null;
}

function ImportResult({ record, count }: CountedProps) {
  const translate = useTranslate();
  const { busy, order } = useStep(record);
  const [asking, setAsking] = useState(false);
  const undo = (
    <Button color="inherit" disabled={busy} onClick={() => setAsking(true)}>
      {translate('people.import.undo')}
    </Button>
  );
  return (
    <Alert severity="success" action={undo} sx={{ flexWrap: 'wrap' }}>
      {translate('people.import.done', { smart_count: count })}
      <Confirm
        isOpen={asking}
        title={translate('people.import.undo')}
        content={translate('resources.student_imports.confirmations.undo')}
        confirm={translate('people.import.undo')}
        onConfirm={() => {
          setAsking(false);
          void order('undo');
        }}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
}
