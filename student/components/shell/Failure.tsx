import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { takeMessages } from '#schemas/browser/failure.ts';
import { markFailure } from '#schemas/browser/looked_at.ts';
import { failureOf, failureWords, homeOfFailure } from '#schemas/help/failure.ts';
import type { readerOf } from '../../server/reader.server.ts';
import { SignOut } from '../account/SignOut.tsx';
import { Support } from '../account/Support.tsx';
import { useWords } from '../words.tsx';
import { isUnreachable } from './connection.ts';

/** What went wrong, why, and where to go on: the page of every error that a loader or a component throws. */
export function Failure() {
  const { t } = useWords();
  const error = useRouteError();
  // A page that the network did not let through; what is thrown by a page of ours has a status.
  const isOffline = isUnreachable(error);
  const user = useRouteLoaderData<typeof readerOf>('root')?.user ?? null;
  const { status, messages, request_id } = isRouteErrorResponse(error)
    ? failureOf(error.status, error.data)
    : failureOf(500, null);
  const { title, reason } = failureWords(status);
  const left = useLeftMessages();
  const allMessages = [...messages, ...left];
  if (isOffline) return <OfflinePage />;
  return (
    <div className="page failure" {...markFailure({ status, messages: allMessages, request_id }, t(title))}>
      <p className="failure-code">{status}</p>
      <h1>{t(title)}</h1>
      <p>{t(reason)}</p>
      <div role="alert">
        {allMessages.map((message) => (
          <p key={message} className="notice wrong">
            {message}
          </p>
        ))}
      </div>
      {request_id ? <p className="failure-request">{t('failure.request', { request: request_id })}</p> : null}
      <div className="actions">
        {status === 401 ? (
          <SignOut className="button" to="/login">
            {t('failure.log_out')}
          </SignOut>
        ) : (
          <>
            <button type="button" className="button quiet" onClick={() => window.history.back()}>
              {t('failure.back')}
            </button>
            {/* Which application draws it is the server's to say. */}
            <a className="button" href={homeOfFailure(user?.role.slug)}>
              {t('failure.home')}
            </a>
          </>
        )}
      </div>
      <Support />
    </div>
  );
}

/** As the service worker says it of a whole document: the page that was open is one step back, and needs no network. */
function OfflinePage() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  return (
    <div className="page failure">
      <h1>{t('offline.title')}</h1>
      <p role="status">{t('offline.why')}</p>
      <div className="actions">
        <button type="button" className="button quiet" onClick={() => window.history.back()}>
          {t('failure.back')}
        </button>
        <a className="button" href={pathname + search}>
          {t('offline.again')}
        </a>
      </div>
    </div>
  );
}

/** The failure that the previous page stored before it led to `/error`. */
function useLeftMessages(): string[] {
  const { pathname } = useLocation();
  const [left, setLeft] = useState<string[]>([]);
  useEffect(() => {
    if (pathname === '/error') setLeft(takeMessages(sessionStorage));
  }, [pathname]);
  return left;
}
