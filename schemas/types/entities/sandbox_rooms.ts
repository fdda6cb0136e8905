// Made from schemas/entities/sandbox_rooms.json by `npm run types`: change that, and run it again.

import type { SandboxRoomRow } from '../tables/sandbox_rooms.ts';

/** As staff read it; optional is what an admin may not read. */
export interface SandboxRoom {
  id: number;
  meeting_id: number;
  provider_meeting_id: string;
  licence_id: number | null;
  uuid: string;
  started_at: string;
  ended_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface SandboxRoomTypes {
  row: SandboxRoomRow;
  read: SandboxRoom;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
