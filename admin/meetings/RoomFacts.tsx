import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Entities } from '#schemas/types/entities.ts';
import { Reference } from '../schema/fields/references.tsx';
import { Status } from '../schema/fields/Status.tsx';
import { useSchool } from '../school.ts';
import { meetingEntities } from './meeting.ts';

type Room = Entities['provider_meetings']['row'];

const entity = 'provider_meetings';

/** How a meeting's room stands at the provider, for those who may see to it; what failed, in words. */
export function RoomFacts({ meeting }: { meeting: number }) {
  const { projections } = useSchool();
  return projections.get(entity)?.can.includes('read') ? <Rooms meeting={meeting} /> : null;
}

function Rooms({ meeting }: { meeting: number }) {
  const { data = [] } = useGetList<Room>(entity, {
    filter: { meeting_id: meeting },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'DESC' },
  });
  return data.map((room) => <OneRoom key={room.id} room={room} />);
}

function OneRoom({ room }: { room: Room }) {
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
