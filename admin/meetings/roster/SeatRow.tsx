import { Avatar, Box, Button, Link as MuiLink, TableCell, TableRow } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useHref } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { Moment } from '../../schema/fields/Moment.tsx';
import { Reference } from '../../schema/fields/references.tsx';
import { useSchool } from '../../school.ts';
import type { Seat } from '../meeting.ts';
import { Attendance } from './Attendance.tsx';
import { RemoveSeat } from './RemoveSeat.tsx';
import { SeatHistory } from './SeatHistory.tsx';
import { SeatState } from './SeatState.tsx';

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
        <TableCell sx={wide}>
          <Reference to="levels" id={seat.level_id} link={false} />
        </TableCell>
        <TableCell>
          {mark && isHeld ? <Attendance seat={seat} mark={(was) => mark(seat, was)} /> : <SeatState seat={seat} />}
          {narrow && hasTools && <Box sx={{ ml: -0.5 }}>{buttons}</Box>}
        </TableCell>
        <TableCell sx={wide}>
          <Since seat={seat} />
        </TableCell>
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

/** The student, by photo, name and the school's number, as far as the reader may know them. */
function Who({ seat: { student_id, first_name, name, avatar, number } }: { seat: Seat }) {
  const createPath = useCreatePath();
  const { user } = useSchool();
  const to = createPath({ resource: 'students', id: student_id, type: 'edit' });
  const isOpen = 'allow' in guard(user, useHref(to));
  const words = `${first_name} ${name}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 140 }}>
      <Avatar
        alt=""
        src={avatar && isOpen ? `/api/resources/${avatar}/file?size=small` : undefined}
        slotProps={{ img: { loading: 'lazy' } }}
        sx={{ width: 26, height: 26, fontSize: 12, bgcolor: 'action.selected', color: 'text.secondary' }}
      >
        <span aria-hidden>{`${first_name.charAt(0)}${name.charAt(0)}`}</span>
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        {isOpen ? (
          <MuiLink component={Link} to={to} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
            {words}
          </MuiLink>
        ) : (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {words}
          </Box>
        )}
        {number && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{number}</Box>}
      </Box>
    </Box>
  );
}

/** Since when the seat is there, who gave it where that was not the student, and why. */
function Since({ seat: { registered_at, registered_by, registered_by_name, student_id, add_reason } }: { seat: Seat }) {
  const translate = useTranslate();
  const given = registered_by !== student_id && registered_by_name;
  return (
    <>
      <Moment value={registered_at} />
      {given && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {translate('seats.given_by', { name: given })}
          {add_reason && ` · «${add_reason}»`}
        </Box>
      )}
    </>
  );
}
