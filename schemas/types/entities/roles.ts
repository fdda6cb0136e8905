// Made from schemas/entities/roles.json by `npm run types`: change that, and run it again.

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
