// Made from schemas/fragments/copied.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface Copied {
  id: number;
}
