import { Alert, Box, Button } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { boundOf } from '#schemas/days.ts';
import { SeatsThatEnd } from './SeatsThatEnd.tsx';

const dates = ['license_until', 'access_until', 'date_expiration'] as const;
const usual = 12;
const today = () => boundOf('today');

/** A day so many months later, as contracts count them: the last of a shorter month stands for days that it has not. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The dates of a contract that goes on for some months: from where it ends, or from today where it has ended. */
const prolonged = (student: RaRecord, months: number) =>
  Object.fromEntries(
    dates
      .filter((date) => student[date])
      .map((date) => [date, monthsAfter(student[date] > today() ? student[date] : today(), months)]),
  );

/** What the dialog begins with: a year more. */
export const proposeContract = ([student, ...more]: RaRecord[]) =>
  student && more.length === 0 ? prolonged(student, usual) : {};

/** Beside the new dates: the usual lengths, what they open again, and the seats that they end. */
export function ContractAhead({ rows }: { rows: RaRecord[] }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const access_until: unknown = useWatch({ name: 'access_until' });
  const [student] = rows;
  const one = rows.length === 1 && student ? student : null;
  const until = typeof access_until === 'string' && access_until ? access_until : null;
  const choose = (months: number) => {
    for (const [date, value] of Object.entries(one ? prolonged(one, months) : {}))
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
