import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import type { SeatAnswer } from '../components/live/seat/seat_intents.ts';
import { orRefuse } from '../components/live/without_network.ts';
import { RoomView } from '../components/room/RoomView.tsx';
import { loadOrLast } from '../components/shell/kept_page.ts';
import type { Handle } from '../components/shell/title.ts';
import { actOnSeat, type RoomData, readRoom } from '../server/meetings.server.ts';

export const loader = (args: LoaderFunctionArgs) => readRoom('particular_meetings', args.params.particularClass, args);
export const action = actOnSeat;

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrLast(request.url, () => serverLoader<RoomData>());
export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  orRefuse(request, () => serverAction<SeatAnswer>());

export const handle: Handle<RoomData> = {
  title: ({ meeting }, { t, pick }) => (meeting.topic ? pick(meeting.topic, 'name') : t('live.kinds.particular')),
};

export default function ParticularRoom() {
  return <RoomView {...useLoaderData<RoomData>()} />;
}
