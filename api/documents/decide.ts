import { guard, type Visitor } from '#schemas/guard.ts';
import type { Page } from '#schemas/pages.ts';
import type { Caller } from '../engine/define.ts';

/** What is done with a request for a page: an application draws it, or it leads elsewhere. */
export type Decision = { app: 'admin' | 'student'; page: Page | null } | { redirect: string };

/** As the guard knows the caller. */
const visitorOf = ({ id, role, student_type, level, must_change_password }: Caller): Visitor | null =>
  id === null ? null : { id, role: { slug: role }, student_type, current_level: level, must_change_password };

/** Asks the guard for an address without its query; an unknown page is the student site's to say so. */
export function decide(caller: Caller, path: string): Decision {
  const verdict = guard(visitorOf(caller), path);
  if ('notFound' in verdict) return { app: 'student', page: null };
  if ('redirect' in verdict) return verdict;
  const { allow: page } = verdict;
  const own = caller.role === 'student' ? 'student' : 'admin';
  return { app: page.app === 'both' ? own : page.app, page };
}
