// Made from schemas/fragments/level_with_reason.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface LevelWithReason {
  level_id: number;
  reason: string;
}
