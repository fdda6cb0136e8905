// Made from schemas/fragments/meeting_page.json by `npm run types`: change that, and run it again.

import type { MeetingCard } from './meeting_card.ts';

/** What several schemas share. */
export interface MeetingPage {
  now: string;
  topics: string[];
  meeting: MeetingCard;
  people: {
    first_name: string;
    avatar: number | null;
  }[];
  teacher_is_late: boolean;
}
