import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { MeetingView } from '../components/live/meeting/MeetingView.tsx';
import type { SeatAnswer } from '../components/live/seat/seat_intents.ts';
import { orRefuse } from '../components/live/without_network.ts';
import { loadOrLast } from '../components/shell/kept_page.ts';
import type { Handle } from '../components/shell/title.ts';
import { actOnSeat, type MeetingData, readMeeting } from '../server/meetings.server.ts';

export const loader = (args: LoaderFunctionArgs) => readMeeting('classes', args.params.classe, args);
export const action = actOnSeat;

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrLast(request.url, () => serverLoader<MeetingData>());
export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  orRefuse(request, () => serverAction<SeatAnswer>());

export const handle: Handle<MeetingData> = {
  title: ({ meeting }, { t, pick }) => (meeting.topic ? pick(meeting.topic, 'name') : t('live.kinds.classe')),
};

export default function ClassPage() {
  return <MeetingView {...useLoaderData<MeetingData>()} />;
}
