import type { FastifyInstance } from 'fastify';
import { invalid } from '../errors.ts';

const marks = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g;

/** The first member that an object of a valid JSON text has twice. */
function repeatedMember(text: string): string | null {
  // A single member, as most bodies of actions have, is no second one.
  if (text.indexOf(':') === text.lastIndexOf(':')) return null;
  const open: Set<string>[] = [];
  for (const [mark, name, isMember] of text.matchAll(marks)) {
    if (mark === '{' || mark === '[') open.push(new Set());
    else if (mark === '}' || mark === ']') open.pop();
    else if (name && isMember) {
      const member: string = JSON.parse(name);
      if (open.at(-1)?.has(member)) return member;
      open.at(-1)?.add(member);
    }
  }
  return null;
}

/**
 * Reads JSON as Fastify does (nothing reaches for a prototype), and refuses duplicate members: a proxy that checks
 * a request on its way may have read the other one.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    parse(request, text as string, (error, body) => {
      const repeatedName = error ? null : repeatedMember(text as string);
      if (repeatedName === null) return done(error, body);
      done(invalid({ [repeatedName]: { keyword: 'repeated' } }));
    });
  });
}
