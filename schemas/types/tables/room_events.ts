// Made from schemas/entities/room_events.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface RoomEventRow {
  id: number;
  meeting_id: number | null;
  provider_meeting_id: string;
  provider_uuid: string;
  participant: string;
  key: string | null;
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
