import { signInFor } from '#schemas/accounts/landing.ts';
import { guard, home, type Visitor } from '#schemas/guard.ts';
import type { Page } from '#schemas/pages.ts';
import type { Caller } from '../engine/define.ts';

/** What is done with a request for a page: an application draws it, or it leads elsewhere. */
export type Decision = { app: 'admin' | 'student'; page: Page | null } | { redirect: string };

/** As the guard knows the caller. */
const visitorOf = ({ id, role, student_type, level, must_change_password }: Caller): Visitor | null =>
  id === null ? null : { id, role: { slug: role }, student_type, current_level: level, must_change_password };

/** The guard's verdict on an address without its query; an unknown page is the student site's 404. */
export function decide(caller: Caller, path: string, query: string): Decision {
  const visitor = visitorOf(caller);
  const verdict = guard(visitor, path);
  if ('notFound' in verdict) return { app: 'student', page: null };
  // After signing in, the person is led to this page.
  if ('redirect' in verdict && visitor === null && verdict.redirect === home(null))
    return { redirect: signInFor(verdict.redirect, path + query) };
  if ('redirect' in verdict) return verdict;
  const { allow: page } = verdict;
  const own = caller.role === 'student' ? 'student' : 'admin';
  return { app: page.app === 'both' ? own : page.app, page };
}
