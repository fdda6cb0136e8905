import type { User } from '#schemas/accounts/user.ts';
import { guard, home, profileOf } from '#schemas/guard.ts';
import { findPage } from '#schemas/pages.ts';

/** A place of the menu: where it leads, and the key of its word. */
export interface Place {
  to: string;
  title: string;
}

/** The addresses that students go between, in the order of the menu. */
const addresses = (user: User) => [home(user), '/levels', '/classes', '/library', profileOf(user)];

/**
 * The menu of who is signed in: the pages that are theirs and exist. Staff have theirs in the back office, to which one
 * leads.
 * @param built the paths of the pages that this site renders
 */
export function menuOf(user: User, built: string[]): Place[] {
  if (user.role.slug !== 'student') return [officeOf(user)];
  return addresses(user).flatMap((to) => {
    const verdict = guard(user, to);
    if (!('allow' in verdict) || !built.includes(verdict.allow.path)) return [];
    return [{ to, title: to === profileOf(user) ? 'profile.me' : verdict.allow.title }];
  });
}

function officeOf(user: User): Place {
  const verdict = guard(user, home(user));
  const to = 'redirect' in verdict ? verdict.redirect : home(user);
  return { to, title: findPage(to)?.page.title ?? 'pages.home' };
}
