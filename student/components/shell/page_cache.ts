import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

/** What a page read last, by its address: shown on while there is no connection. */
const last = new Map<string, unknown>();

/**
 * Reads a page's data; where the network fails, those that it read before stay.
 * @throws what failed on a page that was never read
 */
export async function loadOrLast<Data>(address: string, read: () => Promise<Data>): Promise<Data> {
  try {
    const data = await read();
    last.set(address, data);
    return data;
  } catch (error) {
    if (!(error instanceof TypeError) || !last.has(address)) throw error;
    return last.get(address) as Data;
  }
}

/** The same of a page by its own address, as the `clientLoader` of its route. */
export const loadPageOrLast = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrLast(request.url, () => serverLoader());

/** Whether there is something to show at a page's address without connection. */
export const isCached = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  last.has(location.origin + pathname + search);

const here = () => location.origin + location.pathname + location.search;
/** The shell has no address of its own: it stands around every page. */
export const shell = () => 'shell';

/** Caches what a document came with, which no script has read. */
export function useCacheData(data: unknown, addressOf: () => string): void {
  useEffect(() => {
    last.set(addressOf(), data);
  }, [data, addressOf]);
}

/** Caches what the page's document came with. */
export const useCachePage = (): void => useCacheData(useLoaderData(), here);
