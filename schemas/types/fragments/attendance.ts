// Made from schemas/fragments/attendance.json by `npm run types`: change that, and run it again.

import type { RoomStay } from './room_stay.ts';

/** What several schemas share. */
export interface Attendance {
  now: string;
  starts_at: string;
  ends_at: string;
  settled_as: 'measured' | 'unknown' | 'no_teacher' | null;
  rooms: {
    from_at: string;
    until_at: string;
    is_open: boolean;
  }[];
  people: {
    user_id: number;
    registration_id: number | null;
    first_name: string;
    name: string;
    is_teacher: boolean;
    status: string | null;
    ended_as: string | null;
    live_seconds: number | null;
    reported_seconds: number | null;
    needed_seconds: number | null;
    attended: boolean | null;
    marked_by_name: string | null;
    marked_at: string | null;
    mark_reason: string | null;
    oddities: number;
    stays: RoomStay[];
  }[];
  strangers: {
    event_id: number;
    name: string | null;
    is_elsewhere: boolean;
    registration_id: number | null;
    stays: RoomStay[];
  }[];
}
