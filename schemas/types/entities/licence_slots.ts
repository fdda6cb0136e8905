// Made from schemas/entities/licence_slots.json by `npm run types`: change that, and run it again.

import type { LicenceSlotRow } from '../tables/licence_slots.ts';

/** As staff read it; optional is what an admin may not read. */
export interface LicenceSlot {
  id: number;
  licence_id: number;
  number: number;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface LicenceSlotTypes {
  row: LicenceSlotRow;
  read: LicenceSlot;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
