// Made from schemas/entities/groups.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface GroupRow {
  id: number;
  name: string;
  description: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
