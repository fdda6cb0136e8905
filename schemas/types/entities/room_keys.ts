// Made from schemas/entities/room_keys.json by `npm run types`: change that, and run it again.

import type { RoomKeyRow } from '../tables/room_keys.ts';

/** As staff read it; optional is what an admin may not read. */
export interface RoomKey {
  id: number;
  meeting_id: number;
  user_id: number;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface RoomKeyTypes {
  row: RoomKeyRow;
  read: RoomKey;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
