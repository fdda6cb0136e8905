import { useGetList } from 'react-admin';
import { useSchool } from '../school.ts';
import { entity, OneRoom, type Room } from './OneRoom.tsx';

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
