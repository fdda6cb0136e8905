import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Seat } from '../meeting.ts';
import { attendanceOf } from '../seat_groups.ts';

interface AttendanceProps {
  seat: Seat;
  mark: (attended: boolean) => Promise<void>;
}

/** Whether a student was there: one press, or an arrow key, and it is saved; shown at once, and taken back if it is refused. */
export function Attendance({ seat, mark }: AttendanceProps) {
  const translate = useTranslate();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const choose = async (attended: boolean) => {
    setPressed(attended);
    await mark(attended);
    setPressed(null);
  };
  const shownMark = pressed ?? attendanceOf(seat);
  return (
    <RadioGroup
      row
      name={`attendance-${seat.id}`}
      aria-label={translate('seats.attendance_of', { name: `${seat.first_name} ${seat.name}` })}
      value={shownMark === null ? '' : String(shownMark)}
      onChange={(_, value) => void choose(value === 'true')}
      sx={{ flexWrap: 'nowrap', columnGap: 1 }}
    >
      {[true, false].map((attended) => (
        <FormControlLabel
          key={String(attended)}
          value={String(attended)}
          label={translate(`seats.attended.${attended}`)}
          control={<Radio size="small" sx={{ p: 0.5 }} />}
          sx={{ mr: 0, ml: -0.5, '& .MuiFormControlLabel-label': { fontSize: 13 } }}
        />
      ))}
    </RadioGroup>
  );
}
