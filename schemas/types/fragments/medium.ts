// Made from schemas/fragments/medium.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface Medium {
  resource: number;
  alt: string;
  kind?: string;
  plays?: number;
}
