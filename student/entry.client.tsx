import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { saveTimeZone } from '#schemas/browser/time_zone.ts';
import { defaultLocale, isLocale } from '#schemas/localize.ts';
import { WordsProvider } from './components/words.tsx';
import { loadRendered } from './forms/attempt_parts.ts';
import { loadAgain } from './waking/load_again.ts';
import { setStrangersAside } from './waking/strangers.ts';
import { loadWords } from './words.ts';

/**
 * Remix decodes the page's data when it first renders, and suspends until that is done. A press in that moment makes React
 * hydrate at once, which may not suspend: the page would never wake. So the data is decoded before.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (error) {
    // An error comes again when the page renders, which is where it is handled.
    if (error instanceof Promise) await error;
  }
}

/** What the server drew wakes up as it is: with its words, and with the code of its forms' controls. */
async function wake(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const [words] = await Promise.all([loadWords(locale, window.location.pathname), loadRendered(), decodeData()]);
  setStrangersAside(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <WordsProvider locale={locale} words={words}>
        <RemixBrowser />
      </WordsProvider>,
    );
  });
}

saveTimeZone(window);
// In a function: top-level await would block all modules that import this one.
wake().catch(loadAgain);
