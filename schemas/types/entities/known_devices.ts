// Made from schemas/entities/known_devices.json by `npm run types`: change that, and run it again.

/** As staff read it; optional is what an admin may not read. */
export interface KnownDevice {
  id: number;
  user_id: number;
  seen_at: string;
  version: number;
  created_at: string;
  updated_at: string;
}
