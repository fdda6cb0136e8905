import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import { api } from '../api.server.ts';
import { MadeAt } from '../components/live/clock.ts';
import { MeetingItem } from '../components/live/list/MeetingItem.tsx';
import { useLive } from '../components/live/useLive.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import '../styles/meetings.css';

export const loader = ({ context }: LoaderFunctionArgs) => api(context).query('demo_classes', null, 'open');

export const handle: Handle = { title: 'pages.demo_classe' };

export default function DemoClasse() {
  const { t } = useWords();
  const list = useLoaderData<MeetingList>();
  const meetings = useLive(list).filter(({ seat }) => seat !== null);
  return (
    <MadeAt.Provider value={list.now}>
      <div className="page">
        <p className="crumbs">
          <Link to="/demo">{t('pages.demo')}</Link>
        </p>
        <h1>{t('pages.demo_classe')}</h1>
        <p className="lead">{t('demo.more.classe')}</p>
        {meetings.length === 0 ? (
          <p className="empty">{t('demo.no_classe')}</p>
        ) : (
          <h2 className="unseen">{t('live.next')}</h2>
        )}
        <ul className="meetings">
          {meetings.map((card) => (
            <MeetingItem key={card.id} card={card} dated />
          ))}
        </ul>
      </div>
    </MadeAt.Provider>
  );
}
