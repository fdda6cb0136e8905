import type { FastifyReply, FastifyRequest } from 'fastify';
import { malformed, Problem } from '../engine/errors.ts';

/**
 * Where the school is reached by https, a page that the proxy says came by http is led there. A call of the API is
 * refused: its content has been readable on the way already, and a redirect would hide that for ever.
 * @returns whether the request has been answered
 * @throws Problem 400, 403
 */
export function demandHttps(request: FastifyRequest, reply: FastifyReply): boolean {
  const { publicUrl, trustProxy } = request.server.configuration;
  const isForwarded = trustProxy !== false && request.headers['x-forwarded-proto'] !== undefined;
  if (!publicUrl?.startsWith('https:') || !isForwarded || request.protocol === 'https') return false;
  if (request.routeOptions.config.probe) return false;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads || /^\/api(\/|$)/.test(request.url)) throw new Problem(403, 'https_required');
  // An address with a host of its own would be stuck to ours.
  if (!request.url.startsWith('/')) throw malformed();
  reply.redirect(`${publicUrl}${request.url}`, 308);
  return true;
}
