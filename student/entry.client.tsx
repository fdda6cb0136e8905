import { CacheProvider } from '@emotion/react';
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLocale, isLocale } from '#schemas/localize.ts';
import { WordsProvider } from './components/words.tsx';
import { emotionCache } from './emotion.ts';
import { loadWords } from './words.ts';

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : defaultLocale;
const words = await loadWords(locale);
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
