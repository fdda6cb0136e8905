import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { roomOfEntity } from '#schemas/meeting_pages.ts';
import { useProjection, useSchool } from '../school.ts';
import type { Meeting, MeetingEntity } from './meeting.ts';
import { useNow } from './useNow.ts';

const hour = 3_600_000;

/** The way into the room for who teaches a meeting, from an hour before it begins: a document of the other application. */
export function ToRoom({ meeting: { id, staff_id, starts_at, ends_at, status } }: { meeting: Meeting }) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const { user } = useSchool();
  const now = useNow().getTime();
  const isNear = now >= Date.parse(starts_at) - hour && now < Date.parse(ends_at);
  if (staff_id !== user.id || status !== 'active' || !isNear) return null;
  return (
    <Button
      component="a"
      href={roomOfEntity(entity as MeetingEntity, id)}
      variant="contained"
      startIcon={<VideocamIcon />}
      // Above the link that the whole line of a list is.
      sx={{ position: 'relative', zIndex: 1, alignSelf: 'start' }}
    >
      {translate('seats.to_room')}
    </Button>
  );
}
