import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MeetingView } from '../components/live/meeting/MeetingView.tsx';
import { orRefuse } from '../components/live/without_network.ts';
import { loadPageOrLast } from '../components/shell/page_cache.ts';
import type { Handle } from '../components/shell/title.ts';
import { actOnSeat, type MeetingData, readMeeting } from '../server/meetings.server.ts';

export const loader = (args: LoaderFunctionArgs) => readMeeting('classes', args.params.classe, args);
export const action = actOnSeat;

export const clientLoader = loadPageOrLast;
export const clientAction = orRefuse;

export const handle: Handle<MeetingData> = {
  title: ({ meeting }, { t, pick }) => (meeting.topic ? pick(meeting.topic, 'name') : t('live.kinds.classe')),
};

export default function ClassPage() {
  return <MeetingView {...useLoaderData<MeetingData>()} />;
}
