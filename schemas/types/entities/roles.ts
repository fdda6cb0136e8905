// Made from schemas/entities/roles.json by `npm run types`: change that, and run it again.

import type { RoleRow } from '../tables/roles.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Role {
  id: number;
  slug: 'admin' | 'coordinator' | 'customer-service' | 'teacher' | 'student';
  name: string;
  english_name: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface RoleTypes {
  row: RoleRow;
  read: Role;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
