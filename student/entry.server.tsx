import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './components/nonce.tsx';
import { WordsProvider } from './components/words.tsx';
import { emotionCache } from './emotion.ts';
import { loadWords } from './words.ts';

/** Where a page's styles go: the end of head, where React leaves strangers alone when it hydrates. */
const end = '</head>';
/** Scripts are fetched ahead, but not before what the page is painted with: it can be read and answered without them. */
const preload = '<link rel="modulepreload"';

export default async function draw(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, locale }: AppLoadContext,
): Promise<Response> {
  const cache = emotionCache(nonce);
  // Before the page is drawn: it keeps the styles out of the body.
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = await whole(
    <CacheProvider value={cache}>
      <NonceContext.Provider value={nonce}>
        <WordsProvider locale={locale} words={await loadWords(locale)}>
          <RemixServer context={remix} url={request.url} nonce={nonce} />
        </WordsProvider>
      </NonceContext.Provider>
    </CacheProvider>,
  );
  // While it is developed, React would complain of an attribute that is not its own.
  const paintFirst = import.meta.env.PROD ? html.replaceAll(preload, `${preload} fetchpriority="low"`) : html;
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html>${paintFirst.replace(end, () => styles + end)}`, { status, headers });
}

/** The page with all of its data: the loaders' answers are written after the page is drawn, so it is waited for. */
function whole(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
}
