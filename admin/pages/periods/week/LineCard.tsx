import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Unseen } from '../../../schema/fields/Unseen.tsx';
import type { Clash, Line } from './places.ts';
import type { useNames } from './useNames.ts';

interface LineCardProps {
  line: Line;
  clashes: Clash[];
  names: ReturnType<typeof useNames>;
}

/** Of cards side by side no more than the begin is said, of many not even that: for whom they are has the room. */
const narrow = '@container (max-width: 100px)';
const slim = '@container (max-width: 48px)';
const roomy = { [narrow]: { display: 'none' } };
const tight = { display: 'none', [narrow]: { display: 'inline' }, [slim]: { display: 'none' } };

/** A line in the grid: when, for whom, with whom, for how many. A screen reader is told the day and what it clashes with. */
export function LineCard({ line, clashes, names }: LineCardProps) {
  const translate = useTranslate();
  const during = names.during(line);
  return (
    <Box
      sx={{
        p: 0.5,
        fontSize: 12,
        lineHeight: '16px',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        containerType: 'inline-size',
      }}
    >
      <Unseen>{names.weekday(line.weekday)} </Unseen>
      <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
        {clashes.length > 0 && <WarningIcon sx={{ fontSize: 14, verticalAlign: 'text-bottom', color: 'error.main' }} />}
        <Box component="span" sx={roomy}>
          {names.hours(line)}
        </Box>
        <Box component="span" aria-hidden sx={tight}>
          {names.time(line.start_time)}
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'block' }}>
        {names.group(line)} · {names.teacher(line.staff_id)}
      </Box>
      {line.capacity !== null && (
        <Box component="span" sx={{ display: 'block' }}>
          {translate('planning.seats', { smart_count: line.capacity })}
        </Box>
      )}
      {during && (
        <Box component="span" sx={{ display: 'block' }}>
          {during}
        </Box>
      )}
      {line.status === 'inactive' && <Box component="span">{translate('planning.line.inactive')}</Box>}
      {clashes.length > 0 && <Unseen>{translate('planning.clash.marked')}</Unseen>}
    </Box>
  );
}
