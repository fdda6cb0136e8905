import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

/**
 * The address of the school for a link in a letter. What a browser says of the host is believed only where it names
 * this very machine, as anybody can send any name: a link to another host would hand its secret over.
 */
export function linkOrigin({ server, protocol, host, hostname }: FastifyRequest): string {
  const { publicUrl, port } = server.configuration;
  return publicUrl ?? (isThisMachine(hostname) ? `${protocol}://${host}` : `http://localhost:${port}`);
}

function isThisMachine(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return bare === 'localhost' || own.some(({ address }) => address === bare);
}
