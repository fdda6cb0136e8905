import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orRefuse } from '../components/live/without_network.ts';
import { RoomView } from '../components/room/RoomView.tsx';
import { loadPageOrLast } from '../components/shell/page_cache.ts';
import type { Handle } from '../components/shell/title.ts';
import { actOnSeat, type RoomData, readRoom } from '../server/meetings.server.ts';

export const loader = (args: LoaderFunctionArgs) => readRoom('demo_classes', args.params.classe, args);
export const action = actOnSeat;

export const clientLoader = loadPageOrLast;
export const clientAction = orRefuse;

export const handle: Handle<RoomData> = {
  title: ({ meeting }, { t, pick }) => (meeting.topic ? pick(meeting.topic, 'name') : t('live.kinds.demo')),
};

export default function DemoRoom() {
  return <RoomView {...useLoaderData<RoomData>()} />;
}
