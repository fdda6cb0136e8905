// Made from schemas/entities/sessions.json by `npm run types`: change that, and run it again.

import type { SignIn } from '../fragments/sign_in.ts';
import type { SessionRow } from '../tables/sessions.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Session {
  id: number;
  user_id: number;
  actor_id: number | null;
  parent_id: number | null;
  kind: 'primary' | 'impersonation';
  address: string | null;
  user_agent: string | null;
  last_seen_at: string;
  expires_at: string;
  ended_at: string | null;
  end_reason: 'logout' | 'replaced' | 'expired' | 'deactivated' | 'password_changed' | 'role_changed' | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its queries are asked, and what they answer. */
export interface SessionQueries {
  mine: {
    params: Record<string, never>;
    result: SignIn[];
  };
}

/** All of it, for who asks by the name of the entity. */
export interface SessionTypes {
  row: SessionRow;
  read: Session;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: SessionQueries;
}
