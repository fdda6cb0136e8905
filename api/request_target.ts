import type { IncomingMessage } from 'node:http';

const absoluteUrl = /^https?:\/\/(?<host>[^/?#@\\]+)(?<path>[/?#].*)?$/i;

/**
 * The path and query that a request asks for. A proxy may send the whole address (`GET http://host/path HTTP/1.1`): its
 * host counts then, and not the header's (RFC 9112, 3.2.2). What is no such address stays as it is, and is no page's.
 */
export function targetOf(request: IncomingMessage): string {
  const { url = '/', headers } = request;
  const { host, path = '/' } = absoluteUrl.exec(url)?.groups ?? {};
  if (!host) return url;
  headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
