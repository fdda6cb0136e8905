import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './cookies.ts';

/** The headers of every answer, unless its route sets others: no sniffing, framing, scripts or caching. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

const overHttps = { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Puts the headers of safety on an answer before anything can fail. */
export function giveHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(isSecure(request) ? overHttps : always);
}
