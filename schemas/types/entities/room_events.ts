// Made from schemas/entities/room_events.json by `npm run types`: change that, and run it again.

import type { RoomEventRow } from '../tables/room_events.ts';

/** As staff read it; optional is what an admin may not read. */
export interface RoomEvent {
  id: number;
  meeting_id: number | null;
  provider_meeting_id: string;
  provider_uuid: string;
  participant: string;
  name: string | null;
  event: 'started' | 'ended' | 'joined' | 'left';
  at: string;
  source: 'live' | 'report';
  received_at: string;
  registration_id: number | null;
  matched_by: number | null;
  matched_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface RoomEventActions {
  match: {
    registration_id: number | null;
  };
}

/** All of it, for who asks by the name of the entity. */
export interface RoomEventTypes {
  row: RoomEventRow;
  read: RoomEvent;
  student: never;
  create: never;
  update: never;
  actions: RoomEventActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
