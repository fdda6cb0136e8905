import { Avatar, Box, Link as MuiLink } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useHref } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { Moment } from '../../schema/fields/Moment.tsx';
import { useSchool } from '../../school.ts';
import type { Seat } from '../meeting.ts';

/** The student, by photo, name and the school's number, as far as the reader may know them. */
export function Who({ seat: { student_id, first_name, name, avatar, number } }: { seat: Seat }) {
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
export function Since({
  seat: { registered_at, registered_by, registered_by_name, student_id, add_reason },
}: {
  seat: Seat;
}) {
  const translate = useTranslate();
  const addedBy = registered_by !== student_id && registered_by_name;
  return (
    <>
      <Moment value={registered_at} />
      {addedBy && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {translate('seats.given_by', { name: addedBy })}
          {add_reason && ` · «${add_reason}»`}
        </Box>
      )}
    </>
  );
}
