import type { FastifyRequest, InjectOptions } from 'fastify';
import type { Locale } from '#schemas/localize.ts';
import type { Ending } from '../auth/session.ts';
import { type User, userData } from '../auth/user.ts';
import { callAs } from '../engine/requests/inner.ts';
import { addressOf } from '../network.ts';
import { bannerOf } from './banner.ts';

/** What the API answered to a call made within the process. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** Read, where it is JSON. */
  body: unknown;
}

/** What the loaders and actions of the student site have at hand. */
export interface LoadContext {
  /** Calls the API as the caller of the page; cookies that it sets go out with the page. */
  api(
    method: InjectOptions['method'],
    url: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** The logged-in user, as GET /api/user answers it. */
  caller_user: User | null;
  /** The banner of a session in which an admin acts as the user. */
  banner: string | null;
  nonce: string;
  locale: Locale;
  time_zone: string;
  color_scheme: 'light' | 'dark' | null;
  request_id: string;
  /** No page of the product has this address. */
  not_found: boolean;
  /** The paths of the pages that the student site draws. */
  built: string[];
  /** Why the session that the browser still names is over. */
  session_ending: Ending | null;
  /** Writes an error into the server's log, with the request that it belongs to. */
  report(error: unknown): void;
}

/** What the site knows of the page that is asked for, and of itself. */
export type Site = Pick<LoadContext, 'nonce' | 'not_found' | 'built'>;

/**
 * @param cookies receives the cookies that calls set
 */
export async function loadContext(request: FastifyRequest, site: Site, cookies: string[]): Promise<LoadContext> {
  const { caller, id: request_id, server, ending } = request;
  const address = addressOf(request);
  const passed = {
    host: request.headers.host,
    'user-agent': request.headers['user-agent'],
    // Who asks is known already; by another of its cookies a browser is known in which somebody signs in again.
    cookie: request.headers.cookie ?? '',
    'x-forwarded-proto': request.protocol,
  };
  const user = caller.id === null ? null : await userData(server.engine.knex, caller);
  return {
    async api(method, url, { body, headers } = {}) {
      const payload = body as InjectOptions['payload'];
      const call = { method, url, payload, headers: { ...passed, ...headers } };
      const answer = await callAs(server, { caller, address, request_id }, call);
      cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
      return { status: answer.statusCode, headers: answer.headers, body: read(answer) };
    },
    caller_user: user,
    banner: user && bannerOf(user, caller.locale),
    ...site,
    locale: caller.locale,
    time_zone: caller.time_zone,
    color_scheme: schemeOf(user?.color_scheme ?? request.cookies.color_scheme),
    request_id,
    session_ending: ending,
    report: (error) => request.log.error(error),
  };
}

const schemeOf = (value: string | undefined) => (value === 'light' || value === 'dark' ? value : null);

function read({ headers, body }: { headers: Record<string, unknown>; body: string }): unknown {
  return body && String(headers['content-type']).includes('json') ? JSON.parse(body) : body;
}
