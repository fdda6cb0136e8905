import { Alert, Box, Button, Card, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { longDateTime } from '#schemas/dates.ts';
import type { Locale } from '#schemas/localize.ts';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { useZones } from '../../school.ts';
import { useStep } from './useImport.ts';

export interface CountedProps {
  record: StudentImport;
  count: number;
}

export function CheckResult({ record, count }: CountedProps) {
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
export function Earlier({ record }: { record: StudentImport }) {
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
