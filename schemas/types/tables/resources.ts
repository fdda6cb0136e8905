// Made from schemas/entities/resources.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ResourceRow {
  id: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  kind: 'audio' | 'video' | 'document' | 'image';
  level_id: number | null;
  owner_id: number | null;
  attempt_id: number | null;
  is_attachment: boolean;
  ticket_id: number | null;
  ticket_reply_id: number | null;
  storage_key: string;
  file_name: string;
  media_type: string;
  size: number;
  checksum: string | null;
  width: number | null;
  height: number | null;
  duration: number | null;
  transcript: string | null;
  cues:
    | {
        start: number;
        end: number;
      }[]
    | null;
  machine_voice: boolean;
  library: boolean;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
