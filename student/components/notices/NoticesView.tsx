import { Form, Link, useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { hear } from '#schemas/browser/events.ts';
import type { NoticeQueries } from '#schemas/types/entities/notices.ts';
import '../../styles/notices.css';
import { useRefetch } from '../live/useLive.ts';
import { Time } from '../Time.tsx';
import { useWords } from '../words.tsx';

export interface NoticesData extends NoticeList {
  /** The page begins with those before a number. */
  isLater: boolean;
}
type NoticeList = NoticeQueries['mine']['result'];
type Notice = NoticeList['notices'][number];

/** What the reader was told, the newest first; whoever follows one has read it. */
export function NoticesView({ notices, unread, more, isLater }: NoticesData) {
  const { t } = useWords();
  const refetch = useRefetch();
  useEffect(() => hear(document, { on: { notices: () => refetch() }, again: () => refetch() }), [refetch]);
  const last = notices.at(-1);
  return (
    <div className="page">
      <h1>{t('pages.notifications')}</h1>
      <div className="notices-head">
        <p role="status">{unread > 0 ? t('notices.unread', { smart_count: unread }) : t('notices.all_read')}</p>
        {unread > 0 ? (
          <Form method="post">
            <button type="submit" name="all" value="1" className="button quiet">
              {t('notices.read_all')}
            </button>
          </Form>
        ) : null}
      </div>
      {notices.length > 0 ? (
        <ul className="notice-list">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      ) : (
        <p className="empty">{t('notices.none')}</p>
      )}
      <p className="actions">
        {isLater ? <Link to="/notifications">{t('notices.newest')}</Link> : null}
        {more && last ? <Link to={`/notifications?before=${last.id}`}>{t('notices.older')}</Link> : null}
      </p>
    </div>
  );
}

function NoticeRow({ notice: { id, text, address, created_at, read_at } }: { notice: Notice }) {
  const { t } = useWords();
  const fetcher = useFetcher();
  const isRead = read_at !== null || fetcher.state !== 'idle';
  const read = () => {
    if (!isRead) fetcher.submit({ read: String(id) }, { method: 'post' });
  };
  return (
    <li className={isRead ? 'notice-row' : 'notice-row unread'}>
      <div>
        {isRead ? null : <span className="unseen">{t('notices.is_unread')} </span>}
        {address ? (
          <Link to={address} onClick={read}>
            {text}
          </Link>
        ) : (
          text
        )}
        <p className="notice-time">
          <Time of={created_at} />
        </p>
      </div>
      {isRead ? null : (
        <fetcher.Form method="post">
          <button
            type="submit"
            name="read"
            value={id}
            className="button quiet"
            aria-label={`${t('notices.read')}: ${text}`}
          >
            {t('notices.read')}
          </button>
        </fetcher.Form>
      )}
    </li>
  );
}
