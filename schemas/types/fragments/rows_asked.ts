// Made from schemas/fragments/rows_asked.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface RowsAsked {
  first?: number;
  last?: number;
}
