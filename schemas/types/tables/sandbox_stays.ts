// Made from schemas/entities/sandbox_stays.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface SandboxStayRow {
  id: number;
  room_id: number;
  user_id: number;
  stay: string;
  device: string;
  is_host: boolean;
  joined_at: string;
  seen_at: string;
  hand_at: string | null;
  left_at: string | null;
  left_as: 'left' | 'lost' | 'elsewhere' | 'removed' | 'ended' | null;
  version: number;
  created_at: string;
  updated_at: string;
}
