/** An event of a service worker, which lives until what it waits for has ended. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown> | undefined): void;
}

interface FetchedEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a service worker's scope as ours uses: TypeScript's own types of it exclude those of pages. */
export interface Worker {
  location: { href: string };
  caches: CacheStorage;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
}
