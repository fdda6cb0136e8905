import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { type MeetingsData, MeetingsView } from '../components/live/list/MeetingsView.tsx';
import type { SeatAnswer } from '../components/live/seat/seat_intents.ts';
import { keepLast, orRefuse } from '../components/live/without_network.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { actOnSeat, listMeetings } from '../meetings.server.ts';

export const loader = (asked: LoaderFunctionArgs) => listMeetings('classes', asked);
export const action = actOnSeat;

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keepLast(request.url, () => serverLoader<MeetingsData>());
export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  orRefuse(request, () => serverAction<SeatAnswer>());

export const handle: Handle = { title: 'pages.classes' };

export default function Classes() {
  const { t } = useWords();
  return (
    <MeetingsView
      data={useLoaderData<MeetingsData>()}
      title={t('pages.classes')}
      lead={t('live.classes_lead')}
      empty={t('live.no_classes')}
      none_past={t('live.no_past_classes')}
    />
  );
}
