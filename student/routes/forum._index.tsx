import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type MeetingsData, MeetingsView } from '../components/live/list/MeetingsView.tsx';
import { orRefuse } from '../components/live/without_network.ts';
import { Messages } from '../components/messages/Messages.tsx';
import type { Message } from '../components/messages/message.ts';
import { loadPageOrLast } from '../components/shell/page_cache.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { listMeetings } from '../server/meetings.server.ts';
import { actOnLanding, landingMessages } from '../server/messages.server.ts';

interface ForumsData extends MeetingsData {
  /** This is where some kinds of students arrive. */
  messages: Message[];
}

export async function loader(args: LoaderFunctionArgs): Promise<ForumsData> {
  const [list, messages] = await Promise.all([listMeetings('forums', args), landingMessages(args.context)]);
  return { ...list, messages };
}

export const action = actOnLanding;

export const clientLoader = loadPageOrLast;
export const clientAction = orRefuse;

export const handle: Handle = { title: 'pages.forum' };

export default function Forums() {
  const { t } = useWords();
  const { messages, ...data } = useLoaderData<ForumsData>();
  return (
    <MeetingsView
      data={data}
      head={<Messages messages={messages} />}
      title={t('pages.forum')}
      lead={t('live.forums_lead')}
      empty={t('live.no_forums')}
      none_past={t('live.no_past_forums')}
    />
  );
}
