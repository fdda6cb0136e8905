// Made from schemas/fragments/withdrawal.json by `npm run types`: change that, and run it again.

import type { DatedMeeting } from './dated_meeting.ts';

/** What several schemas share. */
export interface Withdrawal {
  moved: number;
  left: DatedMeeting[];
}
