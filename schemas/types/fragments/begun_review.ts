// Made from schemas/fragments/begun_review.json by `npm run types`: change that, and run it again.

import type { CheckedAnswer } from './checked_answer.ts';

/** What several schemas share. */
export interface BegunReview {
  id: number;
  schema: {
    [k: string]: unknown;
  };
  uiSchema: {
    [k: string]: unknown;
  };
  checked: CheckedAnswer[];
}
