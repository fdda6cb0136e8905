// Made from schemas/entities/provider_meetings.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ProviderMeetingRow {
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
  marker: string | null;
  provider_meeting_id: string | null;
  provider_uuid: string | null;
  tracking_id: string | null;
  wanted: boolean;
  desired_version: number;
  applied_version: number;
  lease_until: string | null;
  sent_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
