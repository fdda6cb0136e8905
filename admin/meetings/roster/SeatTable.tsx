import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Unseen } from '../../schema/fields/Unseen.tsx';
import type { Seat } from '../meeting.ts';
import { type SeatGroup, seatGroups } from '../seat_groups.ts';
import { SeatRow, type SeatTools } from './SeatRow.tsx';

interface SeatTableProps {
  groups: Record<SeatGroup, Seat[]>;
  tools: SeatTools;
  /** There is room for two columns alone, on whatever screen. */
  isBeside: boolean;
}

const wide = { display: { xs: 'none', md: 'table-cell' } };

/** The seats of a meeting in one table, so that columns stand below each other: who has one, is offered one, waits. */
export function SeatTable({ groups, tools, isBeside }: SeatTableProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const narrow = isPhone || isBeside;
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('resources.registrations.name', { smart_count: 2 })}
      sx={{ maxHeight: 'max(400px, calc(100vh - 190px))' }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.registrations.fields.student_id')}</TableCell>
            {!narrow && <TableCell sx={wide}>{translate('resources.classes.fields.level_id')}</TableCell>}
            <TableCell>
              {translate(tools.mark ? 'seats.attendance' : 'resources.registrations.fields.status')}
            </TableCell>
            {!narrow && <TableCell sx={wide}>{translate('resources.registrations.fields.registered_at')}</TableCell>}
            {(tools.remove || tools.history) && !narrow && (
              <TableCell align="right">
                <Unseen>{translate('seats.tools')}</Unseen>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        {seatGroups
          .filter((name) => groups[name].length > 0)
          .map((name) => (
            <TableBody key={name}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={5} sx={{ bgcolor: 'background.default' }}>
                  <Typography component="span" variant="subtitle2">
                    {`${translate(`seats.groups.${name}`)}: ${groups[name].length}`}
                  </Typography>
                </TableCell>
              </TableRow>
              {groups[name].map((seat) => (
                <SeatRow key={seat.id} seat={seat} tools={tools} narrow={narrow} />
              ))}
            </TableBody>
          ))}
      </Table>
    </TableContainer>
  );
}
