import type { FastifyRequest } from 'fastify';
import { invalid, Problem } from '../errors.ts';

/** NUL has no place in a text of PostgreSQL, and half a surrogate pair is no letter: it would come back as another sign. */
const isLegible = (text: string) => !text.includes('\0') && text.isWellFormed();

/** A value of a body, and where it stands: a member of another part. */
interface Part {
  value: unknown;
  depth: number;
  name: string;
  within: Part | null;
}

/** Nothing that people write is nested deeper; walking through it member by member takes memory for each step. */
const deepest = 50;
/** Nor has it more parts: each of them may have an error to report. */
const most = 20_000;

/**
 * Refuses a body with a text that cannot be stored as it was sent, or that is nested too deep or has too many parts.
 * @throws Problem 422 naming the member
 */
export async function checkLegible({ body }: FastifyRequest): Promise<void> {
  requireLegible(body);
}

/** Whether a value can be stored as it is: values from elsewhere are checked like those of requests. */
export function isStorable(value: unknown): boolean {
  try {
    requireLegible(value);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

function requireLegible(body: unknown): void {
  // Not by recursion: a body may be nested as deep as it is long.
  const open: Part[] = [{ value: body, depth: 0, name: '', within: null }];
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > deepest) throw invalid({ [pathOf(next)[0] ?? 'body']: { keyword: 'too_deep' } });
    if (typeof value === 'string' && !isLegible(value)) throw illegible(next);
    const inner = membersOf(next);
    count += inner.length;
    if (count > most) throw tooMany(next);
    for (const part of inner) open.push(part);
  }
}

/** The names of members are texts too. */
function membersOf(within: Part): Part[] {
  const { value, depth } = within;
  if (!isJson(value)) return [];
  const names = Object.keys(value);
  if (names.length > most) throw tooMany(within);
  if (!names.every(isLegible)) throw illegible(within);
  return names.map((name) => ({ value: (value as Record<string, unknown>)[name], depth: depth + 1, name, within }));
}

const tooMany = (part: Part) =>
  invalid({ [pathOf(part)[0] ?? 'body']: { keyword: 'too_many_parts', params: { limit: most } } });

const illegible = (part: Part) => invalid({ [pathOf(part).join('.') || 'body']: { keyword: 'invalid' } });

function pathOf(part: Part): string[] {
  const path: string[] = [];
  for (let at = part; at.within; at = at.within) path.unshift(at.name);
  return path;
}

/** What JSON brings, and not a stream or a buffer. */
function isJson(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
