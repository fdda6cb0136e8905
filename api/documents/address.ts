import type { FastifyRequest } from 'fastify';
import { malformed, notFound } from '../engine/errors.ts';

/**
 * What no page's address holds, and what an application would take for another host or could not draw: an empty part,
 * and an escape for a backslash, a control character or nothing at all.
 */
const odd = /\/\/|\\|\p{Cc}/u;

/** No page lies deeper; Remix looks for a page in a time that grows with the square of the parts. */
const deepest = 20;

/**
 * The address asked for, where dots lead followed. Of the host that the browser names nothing is built.
 * @throws Problem 400 for an address that can be no page's, 404 for one that lies deeper than any
 */
export function addressOf({ url, server }: FastifyRequest): URL {
  const whole = `${server.configuration.publicUrl ?? 'http://localhost'}${url}`;
  if (!url.startsWith('/') || !URL.canParse(whole)) throw malformed();
  const address = new URL(whole);
  if (odd.test(decodePath(address.pathname))) throw malformed();
  if (address.pathname.split('/', deepest + 2).length > deepest + 1) throw notFound();
  // Remix's former way to ask for data; no page of ours goes it.
  address.searchParams.delete('_data');
  return address;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw malformed();
  }
}
