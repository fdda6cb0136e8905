import { Alert, Box, Button } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { prolongDates, today } from './contract_dates.ts';
import { SeatsThatEnd } from './SeatsThatEnd.tsx';

/** Beside the new dates: the usual lengths, what they open again, and the seats that they end. */
export function ContractAhead({ rows }: { rows: RaRecord[] }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const access_until: unknown = useWatch({ name: 'access_until' });
  const [student] = rows;
  const one = rows.length === 1 && student ? student : null;
  const until = typeof access_until === 'string' && access_until ? access_until : null;
  const choose = (months: number) => {
    for (const [date, value] of Object.entries(one ? prolongDates(one, months) : {}))
      setValue(date, value, { shouldDirty: true });
  };
  return (
    <>
      {one && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {[1, 3, 6, 12].map((months) => (
            <Button key={months} size="small" variant="outlined" onClick={() => choose(months)}>
              {translate('admin.student.contract.months', { smart_count: months })}
            </Button>
          ))}
        </Box>
      )}
      {one && until && one.access_until && one.access_until < today() && until >= today() && (
        <Alert severity="success">{translate('admin.student.contract.opens')}</Alert>
      )}
      {until && until < today() && <Alert severity="warning">{translate('admin.student.contract.closes')}</Alert>}
      {until && <SeatsThatEnd rows={rows} changes={{ access_until: until }} />}
    </>
  );
}
