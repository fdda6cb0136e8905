import type { FastifyRequest } from 'fastify';
import { forbidden } from '../engine/errors.ts';

/** The address at which people reach the server. */
const originOf = (request: FastifyRequest): string =>
  request.server.configuration.publicUrl ?? `${request.protocol}://${request.host}`;

/**
 * Refuses a write that another site made the browser send. Browsers send the origin of a request; a program without
 * one may still sign in, as it carries no cookie to misuse.
 * @throws Problem 403
 */
export function checkOrigin(request: FastifyRequest, carriesSession: boolean): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isStated = site !== undefined || origin !== undefined;
  const same = site === undefined ? origin === originOf(request) : site === 'same-origin';
  if (isStated ? !same : carriesSession) throw forbidden('cross_site');
}
