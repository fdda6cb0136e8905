import BlockIcon from '@mui/icons-material/Block';
import DoneIcon from '@mui/icons-material/Done';
import PauseIcon from '@mui/icons-material/Pause';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import VideocamOffIcon from '@mui/icons-material/VideocamOff';
import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useValueLabel } from '../../schema/labels.ts';
import { unseen } from '../../theme/unseen.ts';
import type { Meeting } from './meetings.ts';
import { useMeetingTitle } from './title.ts';

/** What is said of a state beside its word; of one that is as planned, nothing. */
const icons: Partial<Record<Meeting['status'], ComponentType<SvgIconProps>>> = {
  draft: PendingOutlined,
  paused: PauseIcon,
  finished: DoneIcon,
  completed: DoneIcon,
  inactive: BlockIcon,
};

/** Of events side by side what they are has the room: their hour is that of the row. */
const beside = { '@container (max-width: 100px)': { display: 'none' } };

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface MeetingEventProps {
  meeting: Meeting;
  time: string;
  /** There is room for one line. */
  brief: boolean;
}

/** A meeting in a calendar: its hour, what it is, who teaches, how full it is, and what is the matter with it. */
export function MeetingEvent({ meeting, time, brief }: MeetingEventProps) {
  const translate = useTranslate();
  const titleOf = useMeetingTitle();
  const valueLabel = useValueLabel(meeting.entity);
  const { status, taken, capacity, waiting, needs_licence } = meeting;
  const Icon = icons[status];
  const cancelled = status === 'inactive';
  return (
    <Box
      sx={{ minWidth: 0, overflow: 'hidden', lineHeight: '16px', fontSize: 12, flex: 1, containerType: 'inline-size' }}
    >
      <Box sx={{ ...line, fontWeight: 650, textDecoration: cancelled ? 'line-through' : undefined }}>
        {Icon && <Sign icon={Icon} says={valueLabel('status', status)} />}
        {needs_licence && <Sign icon={VideocamOffIcon} says={translate('calendar.needs_licence')} />}
        <Box component="span" sx={beside}>
          {time}{' '}
        </Box>
        {titleOf(meeting)}
      </Box>
      {!brief && (
        <Box sx={{ ...line, textDecoration: cancelled ? 'line-through' : undefined }}>
          {meeting.staff}
          {meeting.entity !== 'particular_meetings' && ` · ${translate('calendar.seats', { taken, capacity })}`}
          {waiting > 0 && ` · ${translate('calendar.waiting', { smart_count: waiting })}`}
        </Box>
      )}
    </Box>
  );
}

function Sign({ icon: Icon, says }: { icon: ComponentType<SvgIconProps>; says: string }) {
  return (
    <>
      <Icon aria-hidden sx={{ fontSize: 14, verticalAlign: '-2px', mr: 0.25 }} />
      <Box component="span" sx={unseen}>
        {`${says}: `}
      </Box>
    </>
  );
}
