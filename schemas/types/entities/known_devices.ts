// Made from schemas/entities/known_devices.json by `npm run types`: change that, and run it again.

import type { KnownDeviceRow } from '../tables/known_devices.ts';

/** As staff read it; optional is what an admin may not read. */
export interface KnownDevice {
  id: number;
  user_id: number;
  seen_at: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface KnownDeviceTypes {
  row: KnownDeviceRow;
  read: KnownDevice;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
