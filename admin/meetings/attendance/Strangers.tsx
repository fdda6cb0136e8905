import { Box, Card, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useAnnounce } from '../../announce.tsx';
import { call } from '../../providers/http.ts';
import { useProjection, useSchool } from '../../school.ts';
import { type Attendance, StayLine, useStayWords } from './StayLine.tsx';

type Stranger = Attendance['strangers'][number];

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

function Match({ stranger, seats }: { stranger: Stranger; seats: Attendance['people'] }) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const { projections } = useSchool();
  const queries = useQueryClient();
  const announce = useAnnounce();
  if (!projections.get('room_events')?.actions.match) return null;
  const match = async (chosen: string) => {
    try {
      const registration_id = chosen === '' ? null : Number(chosen);
      await call('POST', `room_events/${stranger.event_id}/match`, { registration_id });
      announce.done('update', 'registrations');
    } catch (error) {
      announce.failed('update', 'registrations', error);
    } finally {
      await queries.invalidateQueries({ queryKey: [entity] });
    }
  };
  return (
    <TextField
      select
      size="small"
      label={translate('seats.presence.whose')}
      value={stranger.registration_id ?? ''}
      onChange={({ target }) => void match(target.value)}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">{translate('seats.presence.nobody_known')}</MenuItem>
      {seats.map(({ registration_id, first_name, name }) => (
        <MenuItem key={registration_id} value={registration_id ?? ''}>
          {`${first_name} ${name}`}
        </MenuItem>
      ))}
    </TextField>
  );
}
