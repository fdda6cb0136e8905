// Made from schemas/fragments/some_records.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface SomeRecords {
  ids: number[];
}
