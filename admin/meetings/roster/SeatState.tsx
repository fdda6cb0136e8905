import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../../schema/fields/Moment.tsx';
import { Status } from '../../schema/fields/Status.tsx';
import { useValueLabel } from '../../schema/labels.ts';
import type { Seat } from '../meeting.ts';

const small = { fontSize: 12, color: 'text.secondary' };

/** What a seat is: given, offered until when, waiting in which place, or ended and why. */
export function SeatState({ seat: { status, ended_as, rank, offered_until, cancelled_at } }: { seat: Seat }) {
  const translate = useTranslate();
  const wordOf = useValueLabel('registrations');
  if (ended_as)
    return (
      <>
        {wordOf('ended_as', ended_as)}
        <Box sx={small}>
          <Moment value={cancelled_at} />
        </Box>
      </>
    );
  return (
    <>
      {rank === null ? (
        <Status entity="registrations" field="status" value={status} />
      ) : (
        translate('seats.rank', { rank })
      )}
      {status === 'offered' && (
        <Box sx={small}>
          {translate('seats.until')} <Moment value={offered_until} />
        </Box>
      )}
    </>
  );
}
