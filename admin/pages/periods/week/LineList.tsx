import { Box, Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { weekdays } from '#schemas/days.ts';
import { useFieldLabel } from '../../../schema/labels.ts';
import { clashesOf, type Line, minutesOf } from './places.ts';
import { useNames } from './useNames.ts';

interface LineListProps {
  lines: Line[];
  parallel: boolean;
  open?: (line: Line) => void;
}

const inOrder = (one: Line, other: Line) =>
  weekdays.indexOf(one.weekday) - weekdays.indexOf(other.weekday) ||
  minutesOf(one.start_time) - minutesOf(other.start_time);

/** The lines of a week one below the other: what the grid shows, for who would rather read a table. */
export function LineList({ lines, parallel, open }: LineListProps) {
  const translate = useTranslate();
  const labelOf = useFieldLabel('schedules');
  const names = useNames(lines);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('planning.grid.list')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{labelOf('weekday')}</TableCell>
            <TableCell>{translate('planning.line.time')}</TableCell>
            <TableCell>{translate('planning.line.group')}</TableCell>
            <TableCell>{labelOf('staff_id')}</TableCell>
            <TableCell align="right">{translate('planning.line.capacity')}</TableCell>
            <TableCell>{translate('planning.line.notes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.toSorted(inOrder).map((line) => (
            <TableRow key={line.id}>
              <TableCell>
                {open ? (
                  <Button size="small" onClick={() => open(line)}>
                    {names.weekday(line.weekday)}
                  </Button>
                ) : (
                  names.weekday(line.weekday)
                )}
              </TableCell>
              <TableCell>{names.hours(line)}</TableCell>
              <TableCell>{names.group(line)}</TableCell>
              <TableCell>{names.teacher(line.staff_id)}</TableCell>
              <TableCell align="right">{line.capacity}</TableCell>
              <TableCell>
                <Box component="span" sx={{ display: 'block' }}>
                  {names.during(line)}
                </Box>
                {line.status === 'inactive' && translate('planning.line.inactive')}
                {clashesOf(line, lines, parallel).map((clash) => (
                  <Box key={clash.line.id} component="span" sx={{ display: 'block', color: 'error.main' }}>
                    {translate(`planning.clash.${clash.shared}`, {
                      teacher: names.teacher(clash.line.staff_id),
                      group: names.group(clash.line),
                      place: names.hours(clash.line),
                    })}
                  </Box>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
