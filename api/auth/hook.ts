import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Locale } from '#schemas/localize.ts';
import { nobody } from '../engine/context.ts';
import type { Caller } from '../engine/define.ts';
import { forbidden, unauthorized } from '../engine/errors.ts';
import { innerCall } from '../engine/requests/inner.ts';
import { cookieLocale, cookieTimeZone, tokenOf } from './cookies.ts';
import { presume, presumedOf } from './presumption.ts';
import { checkOrigin } from './same_origin.ts';
import { type Ending, sessionReader, touch } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the session that the request's cookie names is over. */
    ending: Ending | null;
  }
  interface FastifyContextConfig {
    /** Public routes: the caller is not even looked up. */
    unasked?: boolean;
  }
}

/**
 * What is asked before anything of a request is read: its caller, and whether another site caused it. Calls within the
 * process carry their caller.
 * @returns what throws Problem 403
 */
export function identifier(knex: Knex): (request: FastifyRequest) => Promise<void> {
  const readSession = sessionReader(knex);

  return async (request) => {
    if (request.routeOptions.config.unasked) return;
    const inner = innerCall.getStore();
    if (inner) Object.assign(request, { caller: inner.caller, id: inner.request_id });
    else if (!recall(request)) await recognize(request);
  };

  /** Whether the caller is presumed. A request that may be a repetition is looked up: what it is answered may be stored. */
  function recall(request: FastifyRequest): boolean {
    const token = tokenOf(request);
    if (!token || !request.routeOptions.config.presumes || request.headers['idempotency-key']) return false;
    const caller = presumedOf({ token, time_zone: cookieTimeZone(request) }, knex);
    if (!caller) return false;
    request.caller = caller;
    request.lookUp = async () => {
      await recognize(request);
      admit(request);
    };
    checkOrigin(request, true);
    return true;
  }

  async function recognize(request: FastifyRequest): Promise<void> {
    const token = tokenOf(request);
    const time_zone = cookieTimeZone(request);
    const session = token ? await readSession({ token, time_zone }) : null;
    if (token && session && request.routeOptions.config.presumes) presume({ token, time_zone }, session, knex);
    request.ending = session?.ending ?? null;
    request.caller = session && !session.ending ? session.caller : stranger(cookieLocale(request), time_zone);
    checkOrigin(request, token !== undefined);
    if (session?.unseen && request.caller.session_id) await touch(knex, request.caller.session_id);
  }
}

/**
 * Whether the caller's role may ask this at all; with a temporary password one may look, and write nothing but the own
 * account.
 * @throws Problem 401 with the reason, 403
 */
export function admit(request: FastifyRequest): void {
  const { roles, unasked, account } = request.routeOptions.config;
  // What is not there is for everybody.
  if (unasked || request.is404) return;
  if (roles === 'anybody') return;
  if (request.caller.role === 'nobody') throw unauthorized(request.ending ? `session_${request.ending}` : undefined);
  // The system itself (jobs, the seeds, the first administrator) may all.
  if (roles && ![...roles, 'system'].includes(request.caller.role)) throw forbidden();
  if (request.caller.must_change_password && !account && !isSafe(request)) throw forbidden('password_change_required');
}

const isSafe = ({ method }: FastifyRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Without a session, language and colours are the browser's. */
const stranger = (locale: Locale, time_zone: string | null): Caller => ({
  ...nobody,
  locale,
  time_zone: time_zone ?? nobody.time_zone,
});
