// Made from schemas/fragments/room_page.json by `npm run types`: change that, and run it again.

import type { MeetingPage } from './meeting_page.ts';

/** What several schemas share. */
export type RoomPage = MeetingPage & {
  me: {
    id: number;
    first_name: string;
    role: 'host' | 'participant' | null;
  };
  provider: string;
  closes_at: string;
  is_running: boolean;
  alternative_link: string | null;
  refusal: {
    rule: string;
    message: string;
    possible_at: string | null;
  } | null;
};
