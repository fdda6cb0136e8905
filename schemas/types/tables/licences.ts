// Made from schemas/entities/licences.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface LicenceRow {
  id: number;
  email: string;
  name: string | null;
  type_license: 'basic' | 'pro' | 'business' | 'education';
  priority: number;
  max_concurrent: number;
  provider_user_id: string | null;
  calls: number;
  calls_on: string | null;
  verified_at: string | null;
  status: 'active' | 'paused' | 'terminated';
  version: number;
  created_at: string;
  updated_at: string;
}
