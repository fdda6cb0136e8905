import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './components/shell/nonce.tsx';
import { WordsProvider } from './components/words.tsx';
import { rememberPresses } from './waking/early_presses.ts';
import { markOwn } from './waking/strangers.ts';
import { loadWords } from './words.ts';

/** Where stands what remembers presses: the end of head, where React leaves strangers alone when it hydrates. */
const end = '</head>';
/** Scripts are fetched ahead, but not before what the page is painted with: it can be read and answered without them. */
const preload = '<link rel="modulepreload"';

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, locale, report }: AppLoadContext,
): Promise<Response> {
  const html = await whole(
    <NonceContext.Provider value={nonce}>
      <WordsProvider locale={locale} words={await loadWords(locale, new URL(request.url).pathname)}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </WordsProvider>
    </NonceContext.Provider>,
    report,
  );
  // While it is developed, React would complain of attributes that are not its own.
  const page = import.meta.env.PROD ? markOwn(html.replaceAll(preload, `${preload} fetchpriority="low"`)) : html;
  const presses = `<script nonce="${nonce}">(${rememberPresses})()</script>`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(
    page.replace(end, () => presses + end),
    { status, headers },
  );
}

/** Errors of loaders, actions and components are logged with their request. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) context.report(error);
}

/** The page with all of its data: loader data is written after the page rendered, so it waits. */
async function whole(page: ReactElement, onError: (error: unknown) => void): Promise<string> {
  // React calls a page whose shell has failed ready too: it is read after that alone which came first.
  const ready = await new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(stream),
      onShellError: reject,
      onError,
    });
  });
  return text(ready.pipe(new PassThrough()));
}
