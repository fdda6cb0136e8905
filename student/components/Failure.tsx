import { isRouteErrorResponse, Link, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { home } from '#schemas/guard.ts';
import type { Problem } from '../api.server.ts';
import type { loader } from '../root.tsx';
import { useWords } from './words.tsx';

/** What went wrong, why, and where to go on: the page of every error that a loader or a component throws. */
export function Failure() {
  const { t } = useWords();
  const error = useRouteError();
  const user = useRouteLoaderData<typeof loader>('root')?.user ?? null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const problem = isRouteErrorResponse(error) ? (error.data as Partial<Problem> | null) : null;
  return (
    <main className="page failure">
      <p className="failure-code">{status}</p>
      <h1>{t([`failure.titles.${status}`, 'failure.titles.other'])}</h1>
      <p>{t([`failure.reasons.${status}`, 'failure.reasons.other'])}</p>
      {problem?.message && status !== 404 ? <p>{problem.message}</p> : null}
      <p className="actions">
        <Link className="button" to={home(user)} reloadDocument>
          {t('failure.home')}
        </Link>
      </p>
    </main>
  );
}
