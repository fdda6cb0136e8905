// Made from schemas/fragments/finish.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface Finish {
  attempt: number | null;
  exercises: number;
  average: number | null;
}
