// Made from schemas/fragments/meeting.json by `npm run types`: change that, and run it again.

/** What its actions are sent. */
export interface MeetingActions {
  cancel: {
    reason?: string | null;
  };
}
