import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { type MeetingsData, MeetingsView } from '../components/live/list/MeetingsView.tsx';
import type { SeatAnswer } from '../components/live/seat/seat_intents.ts';
import { keepLast, orRefuse } from '../components/live/without_network.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { actOnSeat, listMeetings } from '../meetings.server.ts';

export const loader = (asked: LoaderFunctionArgs) => listMeetings('forums', asked);
export const action = actOnSeat;

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keepLast(request.url, () => serverLoader<MeetingsData>());
export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  orRefuse(request, () => serverAction<SeatAnswer>());

export const handle: Handle = { title: 'pages.forum' };

export default function Forums() {
  const { t } = useWords();
  return (
    <MeetingsView
      data={useLoaderData<MeetingsData>()}
      title={t('pages.forum')}
      lead={t('live.forums_lead')}
      empty={t('live.no_forums')}
      none_past={t('live.no_past_forums')}
    />
  );
}
