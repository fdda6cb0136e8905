// Made from schemas/fragments/meeting_list.json by `npm run types`: change that, and run it again.

import type { MeetingCard } from './meeting_card.ts';

/** What several schemas share. */
export interface MeetingList {
  now: string;
  band: string | null;
  topics: string[];
  meetings: MeetingCard[];
}
