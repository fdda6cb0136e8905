// Made from schemas/fragments/meetings_made.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface MeetingsMade {
  id: number;
  version: number;
  status: string;
  created: number;
  lacking: number[];
}
