// Made from schemas/fragments/meeting.json by `npm run types`: change that, and run it again.

import type { Attendance } from './attendance.ts';
import type { ChangePlan } from './change_plan.ts';
import type { MeetingList } from './meeting_list.ts';
import type { MeetingPage } from './meeting_page.ts';
import type { RoomPage } from './room_page.ts';
import type { RoomTicket } from './room_ticket.ts';
import type { TimetableChange } from './timetable_change.ts';

/** What its actions are sent. */
export interface MeetingActions {
  cancel: {
    reason?: string | null;
  };
  reschedule: TimetableChange & {
    local_date?: string;
    reach?: 'this' | 'following' | 'all';
  };
  set_alternative_link: {
    alternative_link: string | null;
  };
  trouble: {
    code: number;
  };
  join: {
    user_id: number;
  };
  pause: Record<string, never>;
  unpause: Record<string, never>;
}

/** What its actions answer, where that is not the row. */
export interface MeetingResults {
  reschedule: ChangePlan;
  trouble: {
    outcome: 'freed' | 'moved' | 'no_licence' | 'noted';
    clash: {
      title: string;
      starts_at: string;
      ends_at: string;
    } | null;
  };
  join: RoomTicket;
}

/** What its queries are asked, and what they answer. */
export interface MeetingQueries {
  open: {
    params: {
      when?: 'coming' | 'past';
    };
    result: MeetingList;
  };
  about: { params: Record<string, never>; result: MeetingPage };
  room: { params: Record<string, never>; result: RoomPage };
  attendance: { params: Record<string, never>; result: Attendance };
  roster: {
    params: Record<string, never>;
    result: {
      seats: {
        id: number;
        student_id: number;
        first_name: string;
        name: string;
        avatar: number | null;
        level_id: number | null;
        number: string | null;
        status: 'waiting' | 'offered' | 'registered' | 'completed' | 'inactive';
        ended_as: string | null;
        rank: number | null;
        offered_until: string | null;
        registered_at: string | null;
        registered_by: number | null;
        registered_by_name: string | null;
        add_reason: string | null;
        attended: boolean | null;
        seconds_in_class: number | null;
        marked_at: string | null;
        marked_by_name: string | null;
        cancelled_at: string | null;
        [k: string]: unknown;
      }[];
      first_id: number | null;
      second_id: number | null;
      [k: string]: unknown;
    };
  };
}
