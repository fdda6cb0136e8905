// Made from schemas/entities/provider_meetings.json by `npm run types`: change that, and run it again.

import type { ProviderMeetingRow } from '../tables/provider_meetings.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ProviderMeeting {
  id: number;
  meeting_id: number | null;
  licence_id: number;
  standing: 'waiting' | 'retrying' | 'failed' | 'ready' | 'removed';
  problem:
    | 'unreachable'
    | 'busy'
    | 'daily_limit'
    | 'credentials'
    | 'not_allowed'
    | 'licence_unknown'
    | 'licence_elsewhere'
    | 'licence_unusable'
    | 'licence_busy'
    | 'invalid'
    | 'gone'
    | 'in_progress'
    | 'unexpected'
    | null;
  clash_id: number | null;
  next_try_at: string;
  tries: number;
  gave_up_at: string | null;
  state: 'waiting' | 'live' | 'ended';
  started_at: string | null;
  ended_at: string | null;
  reports_asked: number;
  provider: string | null;
  provider_meeting_id: string | null;
  provider_uuid: string | null;
  tracking_id: string | null;
  wanted: boolean;
  desired_version: number;
  applied_version: number;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface ProviderMeetingActions {
  again: Record<string, never>;
}

/** All of it, for who asks by the name of the entity. */
export interface ProviderMeetingTypes {
  row: ProviderMeetingRow;
  read: ProviderMeeting;
  student: never;
  create: never;
  update: never;
  actions: ProviderMeetingActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
