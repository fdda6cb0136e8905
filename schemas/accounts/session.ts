/** The call that ends a session: students have one of their own. */
export const logoutCall = (role: string | undefined): string =>
  role === 'student' ? '/api/students/logout' : '/api/admin/logout';

export const loginPage = (role: string): string => `/login/${role}`;

/** The role that the readable cookie names: a help to find the login page, and nothing to rely on. */
export const roleIn = (cookies: string): string | undefined => /(?:^|; )role=([a-z-]+)/.exec(cookies)?.[1];
