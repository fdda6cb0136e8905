import { MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useAnnounce } from '../../announce.tsx';
import { call } from '../../providers/http.ts';
import { useProjection, useSchool } from '../../school.ts';
import type { Attendance } from './StayLine.tsx';

type Stranger = Attendance['strangers'][number];

export function Match({ stranger, seats }: { stranger: Stranger; seats: Attendance['people'] }) {
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
