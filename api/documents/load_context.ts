import type { FastifyRequest, InjectOptions } from 'fastify';
import type { LoadContext } from '#schemas/load_context.ts';
import { userData } from '../auth/user.ts';
import { callAs } from '../engine/requests/inner.ts';
import { readSupport } from '../mail/support.ts';
import { addressOf } from '../network.ts';
import { bannerOf } from './banner.ts';

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
    support: user?.support ?? (await readSupport(server.engine.knex)),
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
