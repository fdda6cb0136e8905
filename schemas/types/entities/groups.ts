// Made from schemas/entities/groups.json by `npm run types`: change that, and run it again.

import type { GroupRow } from '../tables/groups.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Group {
  id: number;
  name: string;
  description: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewGroup {
  name: string;
  description?: string | null;
}

/** What is sent to update one. */
export type GroupChanges = Partial<NewGroup>;

/** What its actions are sent. */
export interface GroupActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
}

/** All of it, for who asks by the name of the entity. */
export interface GroupTypes {
  row: GroupRow;
  read: Group;
  student: never;
  create: NewGroup;
  update: GroupChanges;
  actions: GroupActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
