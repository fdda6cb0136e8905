// Made from schemas/fragments/text.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface Text {
  es?: string;
  en?: string;
}
