// Made from schemas/fragments/regrading_progress.json by `npm run types`: change that, and run it again.

import type { RegradingOutcome } from './regrading_outcome.ts';

/** What several schemas share. */
export interface RegradingProgress {
  id: number;
  status: 'trying' | 'tried' | 'applying' | 'applied' | 'failed';
  keep: 'better' | 'new';
  version: number;
  done: number;
  total: number;
  outcome: RegradingOutcome;
}
