// Made from schemas/entities/resources.json by `npm run types`: change that, and run it again.

import type { ResourceRow } from '../tables/resources.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Resource {
  id: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  kind: 'audio' | 'video' | 'document' | 'image';
  level_id: number | null;
  owner_id: number | null;
  is_attachment: boolean;
  ticket_id: number | null;
  ticket_reply_id: number | null;
  file_name: string;
  media_type: string;
  size: number;
  checksum: string | null;
  width: number | null;
  height: number | null;
  duration: number | null;
  transcript: string | null;
  machine_voice: boolean;
  library: boolean;
  listed: boolean;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentResource {
  id: number;
  name: string;
  english_name: string | null;
  description: string | null;
  english_description: string | null;
  kind: 'audio' | 'video' | 'document' | 'image';
  level_id: number | null;
  owner_id: number | null;
  is_attachment: boolean;
  media_type: string;
  size: number;
  checksum: string | null;
  width: number | null;
  height: number | null;
  duration: number | null;
  machine_voice: boolean;
  listed: boolean;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to update one. */
export interface ResourceChanges {
  name?: string;
  english_name?: string | null;
  description?: string | null;
  english_description?: string | null;
  level_id?: number | null;
  transcript?: string | null;
  cues?:
    | {
        start: number;
        end: number;
      }[]
    | null;
  machine_voice?: boolean;
  library?: boolean;
}

/** What its actions are sent. */
export interface ResourceActions {
  activate: Record<string, never>;
  deactivate: Record<string, never>;
}

/** What its queries are asked, and what they answer. */
export interface ResourceQueries {
  recordings: {
    params: {
      voice?: 'machine' | 'person';
      first?: number;
      last?: number;
    };
    result: {
      total: number;
      machine: number;
      person: number;
      rows: {
        id: number;
        name: string;
        english_name: string | null;
        transcript: string;
        duration: number | null;
        version: number;
      }[];
    };
  };
  uses: {
    params: Record<string, never>;
    result: {
      entity: string;
      id: number;
      name: string;
      english_name: string | null;
      within: number | null;
    }[];
  };
}

/** All of it, for who asks by the name of the entity. */
export interface ResourceTypes {
  row: ResourceRow;
  read: Resource;
  student: StudentResource;
  create: never;
  update: ResourceChanges;
  actions: ResourceActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: ResourceQueries;
}
