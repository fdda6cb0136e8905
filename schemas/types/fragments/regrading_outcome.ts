// Made from schemas/fragments/regrading_outcome.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface RegradingOutcome {
  attempts: number;
  better: number;
  worse: number;
  passes: number;
  written?: number;
  skipped?: number;
  changes: {
    attempt: number;
    student: string;
    version: number;
    before: number;
    after: number;
    pass: 'reached' | 'lost' | null;
  }[];
}
