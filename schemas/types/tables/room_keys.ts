// Made from schemas/entities/room_keys.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface RoomKeyRow {
  id: number;
  meeting_id: number;
  user_id: number;
  key: string;
  version: number;
  created_at: string;
  updated_at: string;
}
