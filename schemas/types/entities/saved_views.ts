// Made from schemas/entities/saved_views.json by `npm run types`: change that, and run it again.

import type { ListView } from '../fragments/list_view.ts';
import type { SavedViewRow } from '../tables/saved_views.ts';

/** As staff read it; optional is what an admin may not read. */
export interface SavedView {
  id: number;
  user_id: number;
  resource: string;
  name: string;
  filter: {
    [k: string]: unknown;
  };
  sort: string | null;
  columns: string[];
  status: 'own' | 'shared';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewSavedView {
  resource: string;
  name: string;
  filter?: {
    [k: string]: unknown;
  };
  sort?: string | null;
  columns?: string[];
}

/** What is sent to update one. */
export type SavedViewChanges = Partial<Omit<NewSavedView, 'resource'>>;

/** What its actions are sent. */
export interface SavedViewActions {
  share: Record<string, never>;
  unshare: Record<string, never>;
}

/** What its queries are asked, and what they answer. */
export interface SavedViewQueries {
  shown: { params: Record<string, never>; result: ListView };
  offered: {
    params: {
      resource: string;
    };
    result: {
      views: ListView[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface SavedViewTypes {
  row: SavedViewRow;
  read: SavedView;
  student: never;
  create: NewSavedView;
  update: SavedViewChanges;
  actions: SavedViewActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: SavedViewQueries;
}
