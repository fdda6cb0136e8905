// Made from schemas/entities/known_devices.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface KnownDeviceRow {
  id: number;
  user_id: number;
  token_hash: string;
  seen_at: string;
  version: number;
  created_at: string;
  updated_at: string;
}
