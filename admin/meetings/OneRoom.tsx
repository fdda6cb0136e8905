import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Entities } from '#schemas/types/entities.ts';
import { Reference } from '../schema/fields/references.tsx';
import { Status } from '../schema/fields/Status.tsx';
import { meetingEntities } from './meeting.ts';

export type Room = Entities['provider_meetings']['row'];

export const entity = 'provider_meetings';

export function OneRoom({ room }: { room: Room }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const problem = room.problem && translate(`resources.${entity}.values.problem.${room.problem}`);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <MuiLink component={Link} to={createPath({ resource: entity, id: room.id, type: 'show' })}>
          {translate(`resources.${entity}.name`, { smart_count: 1 })}
        </MuiLink>
        <Status entity={entity} field="standing" value={room.standing} />
        {room.wanted && room.state !== 'waiting' && (
          <Typography component="span">{translate(`resources.${entity}.values.state.${room.state}`)}</Typography>
        )}
      </Box>
      {problem && (
        <Alert severity={room.standing === 'failed' ? 'error' : 'warning'}>
          {problem}
          {room.clash_id && (
            <>
              {': '}
              <Reference to={[...meetingEntities]} id={room.clash_id} withKind />
            </>
          )}
        </Alert>
      )}
    </Box>
  );
}
