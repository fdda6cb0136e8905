// Made from schemas/entities/sandbox_rooms.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface SandboxRoomRow {
  id: number;
  meeting_id: number;
  provider_meeting_id: string;
  licence_id: number | null;
  uuid: string;
  started_at: string;
  ended_at: string | null;
  messages: {
    [k: string]: unknown;
  }[];
  version: number;
  created_at: string;
  updated_at: string;
}
