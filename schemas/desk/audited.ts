/** What the audit log records besides the actions of entities; each has a word in both languages. */
export const audited = [
  'create',
  'update',
  'delete',
  'undo_import',
  'add',
  'decline',
  'login',
  'login_failed',
  'logout',
  'login_as',
  'login_as_end',
  'password_forgotten',
  'password_link_sent',
  'password_reset',
  'refused',
] as const;
