// Made from schemas/entities/saved_views.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface SavedViewRow {
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
