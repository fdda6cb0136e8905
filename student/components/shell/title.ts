import { isRouteErrorResponse, useMatches, useRouteError } from '@remix-run/react';
import { failureWords } from '#schemas/help/failure.ts';
import { useWords } from '../words.tsx';
import { documentTitle } from './document_title.ts';

type Say = ReturnType<typeof useWords>;

/** What a route says of itself beside its component. */
export interface Handle<Data = unknown> {
  /** Stands without the shell. */
  layout?: 'none';
  /** Key of the page's name, or what makes the name from the route's data. */
  title?: string | ((data: Data, say: Say) => string);
}

/** The document's title: the innermost page's name, then the school's. */
export function useTitle(): string {
  const say = useWords();
  const match = useMatches().findLast(
    ({ handle, data }) => data !== undefined && (handle as Handle | undefined)?.title,
  );
  const error = useRouteError();
  const title = error ? failureTitle(error) : (match?.handle as Handle | undefined)?.title;
  const name = typeof title === 'function' ? title(match?.data, say) : title && say.t(title);
  return documentTitle(name, say.t('shell.school'));
}

const failureTitle = (error: unknown) => failureWords(isRouteErrorResponse(error) ? error.status : 500).title;
