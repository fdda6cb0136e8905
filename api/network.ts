import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whom an address stands for. Of the longer ones anybody has as many as they like: the first half stands for all of a
 * household; one that wraps an address of four numbers is that one.
 */
export function networkOf(address: string | null | undefined): string {
  const [bare = ''] = (address ?? '').split('%');
  if (isIP(bare) !== 6) return bare;
  // Written out as one writer does: `::ffff:1.2.3.4` as ::ffff:102:304.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...missing, ...tail];
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
    ? toDottedIpv4(groups.slice(6))
    : groups.slice(0, 4).join(':');
}

const toDottedIpv4 = (halves: string[]): string =>
  halves
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join('.');

/**
 * From where a request comes. Who sends past the proxy that is believed may write anything into its header: what is no
 * address, with a port or without, is none, and the connection's own stands.
 */
export function addressOf({ ip, socket }: FastifyRequest): string | null {
  if (isIP(ip)) return ip;
  const [, bare = ip] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip)?.filter((part) => part !== undefined) ?? [];
  return isIP(bare) ? bare : (socket.remoteAddress ?? null);
}
