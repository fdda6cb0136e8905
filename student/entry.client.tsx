import { CacheProvider } from '@emotion/react';
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLocale, isLocale } from '#schemas/localize.ts';
import { WordsProvider } from './components/words.tsx';
import { emotionCache } from './emotion.ts';
import { loadDrawn } from './forms/controls.ts';
import { loadWords } from './words.ts';

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : defaultLocale;
// What the server drew wakes up as it is: with its words, and with the code of its forms' controls.
const [words] = await Promise.all([loadWords(locale), loadDrawn()]);
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={emotionCache(nonce)}>
      <WordsProvider locale={locale} words={words}>
        <RemixBrowser />
      </WordsProvider>
    </CacheProvider>,
  );
});
