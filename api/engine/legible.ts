import type { FastifyRequest } from 'fastify';
import { invalid } from './errors.ts';

/** NUL has no place in a text of PostgreSQL, and half a surrogate pair is no letter: it would come back as another sign. */
const isLegible = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * Refuses a body that holds a text which cannot be kept as it was sent.
 * @throws Problem 422 naming the member
 */
export async function checkLegible({ body }: FastifyRequest): Promise<void> {
  // Not by recursion: a body may be nested as deep as it is long.
  const open: [path: string, value: unknown][] = [['', body]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isLegible(value)) throw invalid({ [path || 'body']: { keyword: 'invalid' } });
    if (isJson(value)) {
      for (const [member, inner] of Object.entries(value))
        open.push([path, member], [path ? `${path}.${member}` : member, inner]);
    }
  }
}

/** What JSON brings, and not a stream or a buffer. */
function isJson(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
