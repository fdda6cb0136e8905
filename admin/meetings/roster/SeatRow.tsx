import { Box, Button, TableCell, TableRow } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Reference } from '../../schema/fields/references.tsx';
import type { Seat } from '../meeting.ts';
import { Attendance } from './Attendance.tsx';
import { RemoveSeat } from './RemoveSeat.tsx';
import { SeatHistory } from './SeatHistory.tsx';
import { SeatState } from './SeatState.tsx';
import { Since, Who } from './Who.tsx';

/** What may be done to a seat in the row; absent: not by this person, or not now. */
export interface SeatTools {
  remove?: (seat: Seat, back: boolean) => Promise<void>;
  mark?: (seat: Seat, attended: boolean) => Promise<void>;
  history: boolean;
  /** Who is offered a seat that becomes free. */
  next?: Seat;
}

interface SeatRowProps {
  seat: Seat;
  tools: SeatTools;
  /** There is room for two columns alone. */
  narrow: boolean;
}

const wide = { display: { xs: 'none', md: 'table-cell' } };

/** A student's seat: who, since when and by whom, what became of it, and what may be done. */
export function SeatRow({ seat, tools: { remove, mark, history, next }, narrow }: SeatRowProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { status, ended_as } = seat;
  const isHeld = status === 'registered' || status === 'completed' || ended_as === 'absent';
  const hasTools = remove || history;
  const buttons = (
    <>
      {history && (
        <Button
          size="small"
          aria-expanded={open}
          aria-label={translate('seats.history_of', { name: `${seat.first_name} ${seat.name}` })}
          onClick={() => setOpen(!open)}
        >
          {translate('seats.history')}
        </Button>
      )}
      {remove && ['waiting', 'offered', 'registered'].includes(status) && (
        <RemoveSeat seat={seat} next={next} remove={() => remove(seat, !next && status === 'registered')} />
      )}
    </>
  );
  return (
    <>
      <TableRow hover sx={open ? { '& td': { borderBottom: 0 } } : undefined}>
        <TableCell>
          <Who seat={seat} />
        </TableCell>
        {!narrow && (
          <TableCell sx={wide}>
            <Reference to="levels" id={seat.level_id} link={false} />
          </TableCell>
        )}
        <TableCell>
          {mark && isHeld ? <Attendance seat={seat} mark={(was) => mark(seat, was)} /> : <SeatState seat={seat} />}
          {narrow && hasTools && <Box sx={{ ml: -0.5 }}>{buttons}</Box>}
        </TableCell>
        {!narrow && (
          <TableCell sx={wide}>
            <Since seat={seat} />
          </TableCell>
        )}
        {hasTools && !narrow && (
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            {buttons}
          </TableCell>
        )}
      </TableRow>
      {open && (
        <TableRow>
          <TableCell colSpan={5} sx={{ pt: 0 }}>
            <SeatHistory seat={seat.id} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
