import { address, findPage, type Page, type Params } from './pages.ts';

/** As much of the logged-in user as the guard needs to know. */
export interface Visitor {
  id: number | null;
  role: { slug: string };
  student_type: string | null;
  current_level: unknown;
  /** Staff chose the password: the own profile, where it is changed, comes first. */
  must_change_password?: boolean;
}

export type Verdict = { allow: Page; params: Params } | { redirect: string } | { notFound: true };

/** For each kind of visitor: where a sign-in leads, and where a page leads that is not theirs. */
const kinds: Record<string, { home: string; refused: string }> = {
  nobody: { home: '/login/student', refused: '/login/student' },
  admin: { home: '/dashboard', refused: '/dashboard' },
  coordinator: { home: '/dashboard', refused: '/dashboard' },
  'customer-service': { home: '/dashboard', refused: '/students' },
  teacher: { home: '/calendar', refused: '/calendar' },
  learner: { home: '/home', refused: '/home' },
  newcomer: { home: '/welcome', refused: '/welcome' },
  external: { home: '/home', refused: '/home' },
  advanced: { home: '/forum', refused: '/forum' },
  old: { home: '/forum', refused: '/forum' },
  demo: { home: '/demo', refused: '/demo' },
};

/** Staff are of a kind by their role, students by type and level: a `learner` has a level, a `newcomer` none yet. */
function kindOf(user: Visitor | null): string {
  if (user?.role.slug !== 'student') return user?.role.slug ?? 'nobody';
  const type = user.student_type ?? 'normal';
  if (['demo', 'advanced', 'old'].includes(type)) return type;
  if (user.current_level) return 'learner';
  return type === 'external' ? 'external' : 'newcomer';
}

const placesOf = (user: Visitor | null) => kinds[kindOf(user)] ?? (kinds.nobody as (typeof kinds)[string]);

/** The address to which a sign-in leads. */
export const home = (user: Visitor | null): string => placesOf(user).home;

/** What stays open while a password has to be changed. */
const openDespitePassword = ['/error', '/logout', '/preferences'];

/** The address of somebody's own profile. */
export const profileOf = ({ id, role }: Pick<Visitor, 'id' | 'role'>): string =>
  `/${role.slug === 'student' ? 'students' : 'staff'}/${id}/form`;

/** Decides for a user (null: nobody) and a path without its query whether the page opens, or where it leads instead. */
export function guard(user: Visitor | null, path: string): Verdict {
  const found = findPage(path);
  if (!found) return { notFound: true };
  const { page, params, alias } = found;
  const canonical = alias ? address(page.path, params) : null;
  if (canonical) return { redirect: canonical };
  if (user?.must_change_password && !openDespitePassword.includes(page.path)) {
    const profile = profileOf(user);
    return path.replace(/\/$/, '') === profile ? { allow: page, params } : { redirect: profile };
  }
  return mayOpen(user, page, params) ? { allow: page, params } : { redirect: placesOf(user).refused };
}

/** An address with one parameter names a person on the pages that have `own`. */
function mayOpen(user: Visitor | null, page: Page, params: Params): boolean {
  const role = user?.role.slug ?? 'nobody';
  if (role === 'student' && !page.students?.includes(kindOf(user))) return false;
  const isOwn = page.own?.includes(role) === true && Object.values(params)[0] === String(user?.id);
  return isOwn || page.roles.includes(role);
}
