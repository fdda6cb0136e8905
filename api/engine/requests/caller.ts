import type { Role } from '#schemas/dialect.ts';
import type { Locale } from '#schemas/localize.ts';

/** Who asks. `nobody` is a caller without a session, `system` a job. */
export interface Caller {
  id: number | null;
  role: Role;
  username: string | null;
  student_type: string | null;
  level: { id: number; order: number } | null;
  locale: Locale;
  time_zone: string;
  /** The school's; null where nobody has looked for it, as no session was read. */
  school_time_zone: string | null;
  /** Staff chose the password: until the user has chosen another one little else is open. */
  must_change_password?: boolean;
  session_id: number | null;
  session_kind: 'primary' | 'impersonation' | null;
  /**
   * The hash of the token by which a request before was theirs: nobody has looked whether the session is still open. Only a
   * statement that asks so itself may do anything for them.
   */
  presumed_by?: string;
  /** The admin behind a session opened by "log in as". */
  actor_id: number | null;
}
