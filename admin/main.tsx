import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { User } from '#schemas/accounts/user.ts';
import { countDown } from '#schemas/browser/banner.ts';
import { errorPage } from '#schemas/browser/failure.ts';
import { singleKeysOff } from '#schemas/browser/single_keys.ts';
import { saveTimeZone } from '#schemas/browser/time_zone.ts';
import type { Projection } from '#schemas/dialect.ts';
import { Back } from './App.tsx';
import { nonce } from './nonce.ts';
import { call, failureIn } from './providers/http.ts';
import { i18nProvider } from './providers/words.ts';
import { makeRouter } from './routing/router.tsx';
import type { School } from './school.ts';
import './theme/acting.css';
import './theme/fonts.css';

/** Loads the person and what they may see, then renders the back office. */
async function open(): Promise<void> {
  countDown(window);
  saveTimeZone(window);
  const [{ data: user }, projections] = await Promise.all([
    call<{ data: User }>('GET', 'admin/user'),
    call<Projection[]>('GET', 'schemas'),
  ]);
  document.documentElement.toggleAttribute(singleKeysOff, !user.single_keys);
  const school: School = { user, projections: new Map(projections.map((one) => [one.entity, one])) };
  const words = await i18nProvider(user.locale);
  // Without a network a query fails as any other does, and the page says so: react-query would wait for one in silence.
  // Once there is one again, what is shown is asked for again.
  const networkMode = 'always';
  const queryDefaults = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true, networkMode } as const;
  const queries = new QueryClient({ defaultOptions: { queries: queryDefaults, mutations: { networkMode } } });
  const router = makeRouter(<Back school={school} words={words} queries={queries} />, queries, user);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <CacheProvider value={createCache({ key: 'css', nonce })}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
}

/** Without an answer there is nothing to draw: the student site's error page says so. */
open().catch((error) => location.replace(errorPage(failureIn(error), sessionStorage)));
