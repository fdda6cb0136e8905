import { Alert, Box, Button, Card, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { Confirm, useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { longDateTime } from '#schemas/dates.ts';
import type { Locale } from '#schemas/localize.ts';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { useZones } from '../../school.ts';
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
  if (status === 'imported') return <Imported record={record} count={count} />;
  if (status === 'read') return <Earlier record={record} />;
  return status === 'checked' ? <Checked record={record} count={count} /> : null;
}

interface CountedProps {
  record: StudentImport;
  count: number;
}

function Imported({ record, count }: CountedProps) {
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

function Checked({ record, count }: CountedProps) {
  const translate = useTranslate();
  const { busy, order } = useStep(record);
  const [invite, setInvite] = useState(true);
  return (
    <>
      <Earlier record={record} />
      {count === 0 ? (
        <Alert severity="warning">{translate('people.import.nothing')}</Alert>
      ) : (
        <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {record.new_rows > 0 && (
            <Box sx={{ flex: '1 1 280px' }}>
              <FormControlLabel
                control={<Checkbox checked={invite} onChange={(_, checked) => setInvite(checked)} />}
                label={translate('people.import.invite')}
              />
              {!invite && <FormHelperText>{translate('people.import.invite_help')}</FormHelperText>}
            </Box>
          )}
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => order('import', { invite: invite && record.new_rows > 0 })}
          >
            {translate('people.import.run', { smart_count: count })}
          </Button>
        </Card>
      )}
    </>
  );
}

/** Whoever sends a file that came in before is told so. */
function Earlier({ record }: { record: StudentImport }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const locale = useLocale() as Locale;
  const zones = useZones();
  const { data } = useQueryOf('student_imports', record.id, 'about');
  const [last] = data?.earlier ?? [];
  if (!last) return null;
  const to = createPath({ resource: 'student_imports', id: last.id, type: 'show' });
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={Link} to={to}>
          {translate('people.import.open_earlier')}
        </Button>
      }
    >
      {translate('people.import.earlier', { date: longDateTime(last.created_at, locale, zones) })}
    </Alert>
  );
}
