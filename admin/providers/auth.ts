import type { AuthProvider } from 'react-admin';
import { announceLogout } from '#schemas/browser/session.ts';
import type { Permission } from '#schemas/dialect.ts';
import { dropDrafts } from '../schema/record/draft.ts';
import type { School } from '../school.ts';
import { call, loginPage, rememberMember } from './http.ts';
import { leave } from './leave.ts';

const permissions: Record<string, Permission> = {
  list: 'read',
  show: 'read',
  export: 'read',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** The person is known before the first page renders; a session that ended meanwhile answers 401. */
export function authProvider({ user, projections }: School): AuthProvider {
  rememberMember(user);
  return {
    login: () => Promise.reject(new Error('Signing in is the login pages’ own')),
    logout: async ({ to = loginPage() }: { to?: string } = {}) => {
      await call('DELETE', 'admin/logout');
      dropDrafts(user.id);
      announceLogout(window, Date.now());
      leave(to);
      return false;
    },
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () =>
      Promise.resolve({
        id: user.id,
        fullName: user.name,
        avatar: user.avatar ? `/api/resources/${user.avatar}/file` : undefined,
      }),
    getPermissions: () => Promise.resolve(user.role.slug),
    canAccess: ({ resource, action }) => {
      const permission = permissions[action];
      return Promise.resolve(!permission || projections.get(resource)?.can.includes(permission) === true);
    },
  };
}
