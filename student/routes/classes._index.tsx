import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { type MeetingsData, MeetingsView } from '../components/live/list/MeetingsView.tsx';
import { orRefuse } from '../components/live/without_network.ts';
import { loadPageOrLast } from '../components/shell/page_cache.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { actOnSeat, listMeetings } from '../server/meetings.server.ts';
import type { readerOf } from '../server/reader.server.ts';

export const loader = (args: LoaderFunctionArgs) => listMeetings('classes', args);
export const action = actOnSeat;

export const clientLoader = loadPageOrLast;
export const clientAction = orRefuse;

export const handle: Handle = { title: 'pages.classes' };

export default function Classes() {
  const { t } = useWords();
  const isForumsOnly = useRouteLoaderData<typeof readerOf>('root')?.user?.student_type === 'just_forums';
  return (
    <MeetingsView
      data={useLoaderData<MeetingsData>()}
      title={t('pages.classes')}
      lead={t('live.classes_lead')}
      empty={isForumsOnly ? <ForumsOnly /> : t('live.no_classes')}
      none_past={t('live.no_past_classes')}
    />
  );
}

/** Who takes forums alone is not left to wait for classes. */
function ForumsOnly() {
  const { t } = useWords();
  return (
    <>
      {t('live.classes_not_yours')} <Link to="/forum">{t('live.to_forums')}</Link>
    </>
  );
}
