// Made from schemas/fragments/estimate.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface Estimate {
  level: number;
  probability: number;
  near: number;
  mean: number;
  standard_error: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  interval: [number, number];
}
