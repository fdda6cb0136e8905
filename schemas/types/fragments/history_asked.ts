// Made from schemas/fragments/history_asked.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface HistoryAsked {
  kinds?: string[];
  at?: string;
  key?: string;
  limit?: number;
}
