import type { FastifyRequest } from 'fastify';
import { invalid } from './errors.ts';

/** NUL has no place in a text of PostgreSQL, and half a surrogate pair is no letter: it would come back as another sign. */
const isLegible = (text: string) => !text.includes('\0') && text.isWellFormed();

/** A value of a body, where it stands, and how deep. */
type Part = [path: string, value: unknown, depth: number];

/** Nothing that people write is nested deeper; whoever goes through it member by member needs room for each step. */
const deepest = 50;

/**
 * Refuses a body that holds a text which cannot be kept as it was sent, or that is nested too deep.
 * @throws Problem 422 naming the member
 */
export async function checkLegible({ body }: FastifyRequest): Promise<void> {
  // Not by recursion: a body may be nested as deep as it is long.
  const open: Part[] = [['', body, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value, depth] = next;
    if (depth > deepest) throw invalid({ [path.split('.')[0] || 'body']: { keyword: 'too_deep' } });
    if (typeof value === 'string' && !isLegible(value)) throw invalid({ [path || 'body']: { keyword: 'invalid' } });
    if (isJson(value)) for (const part of membersOf(path, value, depth)) open.push(part);
  }
}

/** The names of members are texts too. */
const membersOf = (path: string, value: object, depth: number) =>
  Object.entries(value).flatMap(([member, inner]): Part[] => [
    [path, member, depth],
    [path ? `${path}.${member}` : member, inner, depth + 1],
  ]);

/** What JSON brings, and not a stream or a buffer. */
function isJson(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
