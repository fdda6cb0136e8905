import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Match } from './Match.tsx';
import { type Attendance, StayLine, useStayWords } from './StayLine.tsx';

/** Who entered without the school's key, and whose seat a person says that it is. */
export function Strangers({ attendance }: { attendance: Attendance }) {
  const translate = useTranslate();
  const wordsOf = useStayWords();
  const seats = attendance.people.filter(({ registration_id }) => registration_id !== null);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {translate('seats.presence.strangers')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1, fontSize: 13 }}>
        {translate('seats.presence.strangers_help')}
      </Typography>
      <Card component="ul" sx={{ m: 0, p: 2, listStyle: 'none', display: 'grid', gap: 2 }}>
        {attendance.strangers.map((stranger) => (
          <Box component="li" key={stranger.event_id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Box sx={{ flex: 1, minWidth: 220 }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {stranger.name ?? translate('seats.presence.nameless')}
              </Box>
              {stranger.is_elsewhere && ` · ${translate('seats.presence.elsewhere')}`}
              <StayLine stays={stranger.stays} of={attendance} colour="warning.main" />
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{wordsOf(stranger.stays)}</Box>
            </Box>
            <Match stranger={stranger} seats={seats} />
          </Box>
        ))}
      </Card>
    </Box>
  );
}
