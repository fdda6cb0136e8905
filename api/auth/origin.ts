import type { FastifyRequest } from 'fastify';
import { originIn } from '../configuration.ts';
import { Problem } from '../engine/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines that look after the server, by whatever name and protocol they reach it. */
    probe?: boolean;
  }
}

/** A host that can only be this machine, and a port; anything around it makes it another one. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * The address of the school for a link in a letter. Anybody can send any `Host`, and a link to another one would hand its
 * secret over: without PUBLIC_URL, as in development, it is believed only where it names this very machine.
 */
export function linkOrigin({ server, protocol, host }: FastifyRequest): string {
  const { publicUrl, port } = server.configuration;
  return publicUrl ?? (loopback.test(host) ? `${protocol}://${host}` : `http://localhost:${port}`);
}

/**
 * Where the school has an address, requests for any other host are not for it.
 * @throws Problem 421
 */
export function checkHost({ server, host, routeOptions }: FastifyRequest): void {
  const { publicUrl } = server.configuration;
  if (!publicUrl || routeOptions.config.probe) return;
  if (originIn(`${new URL(publicUrl).protocol}//${host}`) !== publicUrl) throw new Problem(421, 'http_421');
}
