import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { offlinePage } from './page.ts';
import type { Worker } from './worker_scope.ts';

declare const self: Worker;
/** The files of the shell, by the build (`build_worker.ts`). */
declare const SHELL: { styles: string; fonts: string[] };

const { searchParams, origin } = new URL(self.location.href);
const language = searchParams.get('lang');

// The look of the school, and nothing that somebody answered or read: what is stored here is the same for everybody.
precacheAndRoute([SHELL.styles, ...SHELL.fonts].map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();

registerRoute(new NavigationRoute(new NetworkOnly()));
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? offlinePage(language, SHELL.styles) : Response.error(),
);

void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

/** Ends with the session: the next person's browser is as if nobody had been here. */
async function leave(): Promise<void> {
  await Promise.all((await self.caches.keys()).map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}

const isSignOut = ({ method, url }: Request): boolean => {
  const { pathname } = new URL(url, origin);
  return method === 'DELETE' ? /^\/api\/[\w-]+\/logout$/.test(pathname) : method === 'POST' && pathname === '/logout';
};

self.addEventListener('fetch', (event) => {
  if (!isSignOut(event.request)) return;
  const answer = fetch(event.request);
  event.respondWith(answer);
  // Without connection nobody is signed out.
  event.waitUntil(
    answer.then(({ ok, type }) => (ok || type === 'opaqueredirect' ? leave() : undefined)).catch(() => undefined),
  );
});
