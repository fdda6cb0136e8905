export const roles = ['admin', 'coordinator', 'customer-service', 'teacher', 'student'] as const;
export type Role = (typeof roles)[number];

/** What each role may do with an entity: a cell names permissions. */
export interface Line extends Record<Role, string> {
  /** Who may do which action. */
  actions?: Record<string, Role[]>;
  /** Actions of the whole collection. */
  collection?: Record<string, Role[]>;
  /** Who may ask which query of a record, and of the whole collection. */
  queries?: Record<string, Role[]>;
  overall?: Record<string, Role[]>;
}
