// Made from schemas/entities/licence_slots.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface LicenceSlotRow {
  id: number;
  licence_id: number;
  number: number;
  version: number;
  created_at: string;
  updated_at: string;
}
